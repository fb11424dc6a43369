import type { Clock } from '@sild/service-kit/clock'
import type { Counters } from './counters.ts'
import { createLocalCounters } from './local-counters.ts'

const REST_MS = 1000

/** The shared counters, and this process's own whenever those fail: limits get coarser, they never go away. */
export function createSteadyCounters(shared: Counters, clock: Clock, onError: (error: unknown) => void): Counters {
  const local = createLocalCounters(clock)
  let restsUntilMs = 0

  const rest = (error: unknown): void => {
    restsUntilMs = clock.now().getTime() + REST_MS
    onError(error)
  }
  const isResting = (): boolean => restsUntilMs > clock.now().getTime()

  return {
    async hit(key, windowMs) {
      // Counted here too, so that losing the store does not begin at zero.
      const own = local.hit(key, windowMs)
      if (isResting()) return own
      try {
        return await shared.hit(key, windowMs)
      } catch (error) {
        rest(error)
        return own
      }
    },
    async giveBack(key) {
      local.giveBack(key)
      if (isResting()) return
      try {
        await shared.giveBack(key)
      } catch (error) {
        rest(error)
      }
    },
    close: () => shared.close(),
  }
}
