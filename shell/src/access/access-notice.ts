import type { IntlShape } from '@formatjs/intl'
import { paths, splitLocale } from '@sild/paths'
import type { Requirement } from '@sild/shell-api'
import { notifyAtom } from '@sild/shell-api'
import { atom } from 'jotai'
import type { createStore } from 'jotai'
import type { ReactNode } from 'react'

/** What the member lacks for their latest action; the shell shows a dialog for it. */
export const explainedRequirementAtom = atom<Exclude<Requirement, 'member'> | null>(null)

/** Asks guests to sign in, and returns them to the page afterwards. */
export function createAccessNotice(
  store: ReturnType<typeof createStore>,
  intl: IntlShape<ReactNode>,
): (requirement: Requirement) => void {
  const here = () => splitLocale(location.pathname).path + location.search
  return (requirement) => {
    if (requirement !== 'member') return store.set(explainedRequirementAtom, requirement)
    const action = { label: intl.formatMessage({ id: 'shell.sign-in' }), path: paths.signIn(here()) }
    store.set(notifyAtom, { tone: 'information', text: intl.formatMessage({ id: 'shell.sign-in-required' }), action })
  }
}
