import { atom } from 'jotai'
import type { ReactNode } from 'react'

/** Banners of the installed app, loaded after the page. */
export const appBannersAtom = atom<ReactNode>(null)
