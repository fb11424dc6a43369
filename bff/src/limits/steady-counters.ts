import type { Clock } from '@sild/service-kit/clock'
import type { Counters } from './counters.ts'
import { createLocalCounters } from './local-counters.ts'

const REST_MS = 1000

/** The shared counters, with this process's own counters as a fallback: limits get coarser, but never disappear. */
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
      // Counted locally too, so that the fallback does not start from zero.
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
