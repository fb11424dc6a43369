import { themes } from '@sild/shell-api'
import type { Theme } from '@sild/shell-api'
import { themeKey } from '../document/inline-scripts.ts'

export const keptTheme = (): Theme =>
  themes.find((theme) => theme === document.documentElement.dataset['theme']) ?? 'system'

export function keepTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme
  try {
    localStorage.setItem(themeKey, theme)
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the document.
  }
}
