import { atom, useSetAtom } from 'jotai'

/** How often the user has sent something that others answer. */
export const answersExpectedAtom = atom(0)
const expectAtom = atom(null, (_get, set) => set(answersExpectedAtom, (count) => count + 1))

/** Call after sending something that others answer: only then does an offer of notifications make sense. */
export const useExpectAnswer = (): (() => void) => useSetAtom(expectAtom)
