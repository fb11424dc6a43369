import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises'

const WAKE_EVERY_MS = 10
/** After more at once than these the relay rests, for a job among many costs it a fraction of a job alone. Meanwhile no wake is of use. */
export const REST_ABOVE = 4
export const REST_MS = 50

export interface Wake {
  wake(): void
  /** Waits for wakes on their way. */
  settled(): Promise<unknown>
}

/**
 * Wakes the relay, at most once each 10 ms and outside the producer's transaction: NOTIFY inside it would serialise
 * all commits of the server. A wake that gets lost costs a second, when the relay looks by itself.
 */
export function createWake(send: () => Promise<void>): Wake {
  let lastAt = -Infinity
  let everyMs = WAKE_EVERY_MS
  let commits = 0
  let sent: Promise<unknown> = Promise.resolve()
  const notify = async () => {
    const waitMs = everyMs - (performance.now() - lastAt)
    await (waitMs > 0 ? delay(waitMs) : nextTurn())
    everyMs = commits > REST_ABOVE ? REST_MS : WAKE_EVERY_MS
    commits = 0
    lastAt = performance.now()
    await send().catch(() => undefined)
  }
  return {
    wake(): void {
      commits += 1
      if (commits === 1) sent = Promise.all([sent, notify()])
    },
    settled: () => sent,
  }
}
