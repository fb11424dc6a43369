/** Lets one call in ten be repeated, so that retries never double the load on a service that is down. */
export interface RetryBudget {
  earn(): void
  spend(): boolean
}

const SHARE = 0.1
const MOST = 10

export function createRetryBudget(): RetryBudget {
  let saved = MOST
  return {
    earn: () => {
      saved = Math.min(MOST, saved + SHARE)
    },
    spend: () => {
      if (saved < 1) return false
      saved -= 1
      return true
    },
  }
}
