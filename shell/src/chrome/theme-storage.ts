import { themes } from '@sild/shell-api'
import type { Theme } from '@sild/shell-api'

/** The document's own script keeps what is chosen (keep-choices.ts) and has put it on the document. */
export const keptTheme = (): Theme =>
  themes.find((theme) => theme === document.documentElement.dataset['theme']) ?? 'system'
