import { constants } from '../limits.ts'

/** Whether so little time is left that its company is asked to keep it; also where it is over. `warn-of-expiry.ts` says it in SQL. */
export const isEndingSoon = (expiresAt: Date | string, now: Date): boolean =>
  new Date(expiresAt).getTime() - now.getTime() <= constants.expiryWarningMs
