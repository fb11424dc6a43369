import { atom } from 'jotai'

/** Since when what is shown is as it is, where the server could not be asked. */
export const keptAtAtom = atom<Date | null>(null)
