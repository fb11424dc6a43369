import { themes } from '@sild/shell-api'
import type { Theme } from '@sild/shell-api'

/** The stored theme, which the script of the document has already applied (keep-choices.ts). */
export const storedTheme = (): Theme =>
  themes.find((theme) => theme === document.documentElement.dataset['theme']) ?? 'system'
