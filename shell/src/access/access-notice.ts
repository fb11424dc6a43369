import type { IntlShape } from '@formatjs/intl'
import { paths, splitLocale } from '@sild/paths'
import type { Gate } from '@sild/shell-api'
import { notifyAtom } from '@sild/shell-api'
import { atom } from 'jotai'
import type { createStore } from 'jotai'
import type { ReactNode } from 'react'

/** What the member lacks for what he has just tried; the shell shows a dialog for it. */
export const openGateAtom = atom<Exclude<Gate, 'member'> | null>(null)

/** Guests are told to sign in, and come back to where they were. */
export function createGateNotice(
  store: ReturnType<typeof createStore>,
  intl: IntlShape<ReactNode>,
): (gate: Gate) => void {
  const here = () => splitLocale(location.pathname).path + location.search
  return (gate) => {
    if (gate !== 'member') return store.set(openGateAtom, gate)
    const action = { label: intl.formatMessage({ id: 'shell.sign-in' }), path: paths.signIn(here()) }
    store.set(notifyAtom, { tone: 'information', text: intl.formatMessage({ id: 'shell.sign-in-required' }), action })
  }
}
