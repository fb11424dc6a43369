import { atom, useSetAtom } from 'jotai'

/** How often somebody has done something here that others answer. */
export const answersExpectedAtom = atom(0)
const expectAtom = atom(null, (_get, set) => set(answersExpectedAtom, (count) => count + 1))

/** Called when something was sent that others answer: only then it makes sense to ask how the answer may be told. */
export const useExpectAnswer = (): (() => void) => useSetAtom(expectAtom)
