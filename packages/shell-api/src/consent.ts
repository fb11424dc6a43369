import { atom, useSetAtom } from 'jotai'
import { useBrowserAtom } from './browser-atom.ts'

/** `undecided` until the user answers the cookie dialog. */
export type Consent = 'undecided' | 'necessary' | 'all'
export const consentAtom = atom<Consent>('undecided')
export const useConsent = () => [useBrowserAtom(consentAtom, 'undecided'), useSetAtom(consentAtom)] as const
