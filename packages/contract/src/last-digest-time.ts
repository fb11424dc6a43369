/** Before the working day begins in Lisbon, and as it begins in Tallinn. */
const HOUR_UTC = 6
const MONDAY = 1
const DAY_MS = 86_400_000

/** The latest scheduled time of a digest: each day, or each Monday. */
export function lastDigestTime(schedule: 'daily' | 'weekly', now: Date): Date {
  const at = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), HOUR_UTC))
  if (at > now) at.setTime(at.getTime() - DAY_MS)
  if (schedule === 'weekly') at.setTime(at.getTime() - ((at.getUTCDay() - MONDAY + 7) % 7) * DAY_MS)
  return at
}
