import { atom } from 'jotai'

/** Time of the cached data on the page, if the server could not be reached. */
export const cachedAtAtom = atom<Date | null>(null)
