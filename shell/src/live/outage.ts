import { constants } from '@sild/contract/limits'
import { catchUp, liveStateAtom } from '@sild/shell-api'
import type { createStore } from 'jotai'

export interface Outage {
  /** Call it at every failed attempt; only the first in a row counts. */
  begin: () => void
  end: () => void
}

/** Shorter interruptions show no notice. */
const bannerAfterMs = 3000
const pollingAfterMs = 10_000

/** A period without a stream: after a while pages show a notice, and then poll for the missing data. */
export function createOutage(store: ReturnType<typeof createStore>): Outage {
  let timers: ReturnType<typeof setTimeout>[] = []
  const poll = () => {
    store.set(liveStateAtom, 'polling')
    timers.push(setInterval(catchUp, constants.notificationPollMs))
  }
  return {
    begin() {
      if (timers.length > 0) return
      timers = [
        setTimeout(() => store.set(liveStateAtom, 'reconnecting'), bannerAfterMs),
        setTimeout(poll, pollingAfterMs),
      ]
    },
    end() {
      // `clearTimeout` clears intervals, too.
      timers.forEach(clearTimeout)
      timers = []
    },
  }
}
