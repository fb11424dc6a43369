import { atom } from 'jotai'
import type { ReactNode } from 'react'

/** What the app says over the page; its code comes when the page has all that it needs. */
export const appBannersAtom = atom<ReactNode>(null)
