import { atom, useAtom } from 'jotai'

/** `undecided` until the user answers the cookie dialog. */
export type Consent = 'undecided' | 'necessary' | 'all'
export const consentAtom = atom<Consent>('undecided')
export const useConsent = () => useAtom(consentAtom)
