import { atom } from 'jotai'
import type { ReactNode } from 'react'

/** The banner of a preview, loaded only in previews. */
export const previewBannerAtom = atom<ReactNode>(null)
