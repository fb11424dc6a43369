import { atom } from 'jotai'
import type { ReactNode } from 'react'

/** The banner of a preview; its code is loaded only for those who are in one. */
export const previewBannerAtom = atom<ReactNode>(null)
