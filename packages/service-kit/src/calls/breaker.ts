import { showBreaker } from '../metrics.ts'

export interface Breaker {
  /** False: refuse the call. After a pause one call at a time is allowed, to check whether the service works again. */
  isOpenTo(): boolean
  succeeded(): void
  failed(): void
}

const FAILURES_TO_OPEN = 8
const PAUSE_MS = 1000

/** Circuit breaker: stops calling a service that does not answer, so that its failure does not spread. */
export function createBreaker(service: string, now: () => number = () => performance.now()): Breaker {
  let failures = 0
  let probeAt = 0
  return {
    isOpenTo() {
      if (failures < FAILURES_TO_OPEN) return true
      if (now() < probeAt) return false
      probeAt = now() + PAUSE_MS
      return true
    },
    succeeded() {
      if (failures >= FAILURES_TO_OPEN) showBreaker(service, false)
      failures = 0
    },
    failed() {
      failures += 1
      if (failures < FAILURES_TO_OPEN) return
      if (failures === FAILURES_TO_OPEN) showBreaker(service, true)
      probeAt = now() + PAUSE_MS
    },
  }
}
