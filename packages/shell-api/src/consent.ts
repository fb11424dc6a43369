import { atom, useSetAtom } from 'jotai'

/** Optional categories of cookies. */
export type ConsentCategory = 'analytics' | 'marketing'
/** `undecided` until the user answers the question about cookies. */
export type Consent = 'undecided' | 'necessary' | ConsentCategory | 'all'
export const consentAtom = atom<Consent>('undecided')

/** Whether the user is choosing what they agree to. */
export const cookieSettingsAtom = atom(false)
/** Lets the user choose again what they agree to. */
export const useCookieSettings = (): (() => void) => {
  const setOpen = useSetAtom(cookieSettingsAtom)
  return () => setOpen(true)
}
