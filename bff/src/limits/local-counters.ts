import type { Clock } from '@sild/service-kit/clock'
import type { Count } from './counters.ts'

export interface LocalCounters {
  hit(key: string, windowMs: number): Count
  giveBack(key: string): void
}

interface Window {
  hits: number
  resetsAtMs: number
}
const MAX_KEYS = 50_000

/** Counters of this process alone: for limits too frequent to share, and for when the shared store is away. */
export function createLocalCounters(clock: Clock): LocalCounters {
  const windows = new Map<string, Window>()

  const dropOldest = (): void => {
    const [oldest] = windows.keys()
    if (oldest !== undefined) windows.delete(oldest)
  }

  return {
    giveBack(key) {
      const known = windows.get(key)
      if (known && known.hits > 0 && known.resetsAtMs > clock.now().getTime()) known.hits -= 1
    },
    hit(key, windowMs) {
      const now = clock.now().getTime()
      const known = windows.get(key)
      if (known && known.resetsAtMs > now) {
        known.hits += 1
        return { hits: known.hits, resetsInMs: known.resetsAtMs - now }
      }
      windows.delete(key)
      if (windows.size >= MAX_KEYS) dropOldest()
      windows.set(key, { hits: 1, resetsAtMs: now + windowMs })
      return { hits: 1, resetsInMs: windowMs }
    },
  }
}
