import { AppError } from '@sild/service-kit/errors'

/** Maximum of concurrent calls of one operation by one caller, in this process. */
export interface Shares {
  /** Claims one of the caller's slots until `release` is called. @throws rate-limited */
  take(who: string): { release: () => void }
}

const RETRY_AFTER_SECONDS = 2

/** Prevents one caller from filling a queue of all callers: that caller gets 429, and the others no 503. */
export function createShares(most: number): Shares {
  const underWay = new Map<string, number>()
  return {
    take(who) {
      const count = underWay.get(who) ?? 0
      if (count >= most)
        throw new AppError('rate-limited', {
          values: { seconds: RETRY_AFTER_SECONDS },
          retryAfterSeconds: RETRY_AFTER_SECONDS,
        })
      underWay.set(who, count + 1)
      return {
        release() {
          const left = (underWay.get(who) ?? 1) - 1
          if (left === 0) underWay.delete(who)
          else underWay.set(who, left)
        },
      }
    },
  }
}
