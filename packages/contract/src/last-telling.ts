/** Before the day's work begins in Lisbon, and while it does in Tallinn. */
const HOUR_UTC = 6
const MONDAY = 1
const DAY_MS = 86_400_000

/** The latest moment at which what was found since the one before is told in one: each day, or each Monday. */
export function lastTelling(schedule: 'daily' | 'weekly', now: Date): Date {
  const at = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), HOUR_UTC))
  if (at > now) at.setTime(at.getTime() - DAY_MS)
  if (schedule === 'weekly') at.setTime(at.getTime() - ((at.getUTCDay() - MONDAY + 7) % 7) * DAY_MS)
  return at
}
