import { atom, useAtom } from 'jotai'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]
export const themeAtom = atom<Theme>('system')
export const useTheme = () => useAtom(themeAtom)
