import { themes } from '@sild/shell-api'
import type { Theme } from '@sild/shell-api'
import { themeKey } from '../document/inline-scripts.ts'
import { keepChoice } from './keep-choice.ts'

export const keptTheme = (): Theme =>
  themes.find((theme) => theme === document.documentElement.dataset['theme']) ?? 'system'

export function keepTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme
  keepChoice(themeKey, theme)
}
