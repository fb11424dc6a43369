import type { NewsPreferences } from '@sild/contract/notifications/schemas'

const HOUR_MS = 3_600_000
const QUARTER_MS = 900_000

/** The end of the quiet hours; `now` outside them. Steps of 15 minutes suffice: time zones differ by quarter hours. */
export function endOfQuiet(quietHours: NewsPreferences['quietHours'], now: Date): Date {
  if (!quietHours) return now
  const { from, timeZone, until } = quietHours
  const hourOf = new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric', hourCycle: 'h23' })
  const isQuiet = (at: number): boolean => {
    const hour = Number(hourOf.format(at))
    return from < until ? hour >= from && hour < until : hour >= from || hour < until
  }
  if (!isQuiet(now.getTime())) return now
  let at = Math.floor(now.getTime() / QUARTER_MS) * QUARTER_MS
  const last = at + 25 * HOUR_MS // A day has 25 hours when daylight saving ends.
  while (at < last && isQuiet(at)) at += QUARTER_MS
  return new Date(at)
}
