import { constants } from '../limits.ts'

/**
 * Whether a publication is in its last days, or over, so that it can be renewed. `warn-of-expiry.ts` has the SQL
 * equivalent.
 */
export const isEndingSoon = (expiresAt: Date | string, now: Date): boolean =>
  new Date(expiresAt).getTime() - now.getTime() <= constants.expiryWarningMs
