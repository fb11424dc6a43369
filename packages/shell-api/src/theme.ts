import { atom, useSetAtom } from 'jotai'
import { useBrowserAtom } from './browser-atom.ts'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]
const themeAtom = atom<Theme>('system')
export const useTheme = () => [useBrowserAtom(themeAtom, 'system'), useSetAtom(themeAtom)] as const
