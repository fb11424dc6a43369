import { themes } from '@sild/shell-api'
import type { Theme } from '@sild/shell-api'

/** What the document's own script has kept (keep-choices.ts) and put on the document. */
export const keptTheme = (): Theme =>
  themes.find((theme) => theme === document.documentElement.dataset['theme']) ?? 'system'
