import type { TrackedEvent } from '@sild/shell-api'
import { consentAtom } from '@sild/shell-api'
import type { createStore } from 'jotai'

declare global {
  /** Where a tag manager, if one is installed, takes its events from. */
  var dataLayer: object[] | undefined
}

const keptAtMost = 50

/** Keeps events back until the user has decided, then hands them on or forgets them. */
export function createTracker(store: ReturnType<typeof createStore>): (event: TrackedEvent) => void {
  const waiting: TrackedEvent[] = []
  const send = ({ name, ...parameters }: TrackedEvent) =>
    (globalThis.dataLayer ??= []).push({ event: name, ...parameters })

  store.sub(consentAtom, () => {
    const decided = waiting.splice(0)
    if (store.get(consentAtom) === 'all') decided.forEach(send)
  })
  return (event) => {
    const consent = store.get(consentAtom)
    if (consent === 'all') send(event)
    if (consent === 'undecided' && waiting.length < keptAtMost) waiting.push(event)
  }
}
