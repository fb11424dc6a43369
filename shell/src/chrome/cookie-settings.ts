import { atom } from 'jotai'

/** Whoever has answered before may open the question again, from the footer. */
export const areCookieSettingsOpenAtom = atom(false)
