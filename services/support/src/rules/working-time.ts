import { portalTimeZone } from '@sild/contract/portal-time-zone'
import { fixedHolidays, goodFridays, shortenedDays } from './holidays.ts'

/** Support answers from Monday to Friday in Tallinn, not on holidays. */
const [BEGIN, END, SHORTENED_END] = [9, 17, 14]
const DAY_MS = 86_400_000

interface Stretch {
  readonly begin: number
  readonly end: number
}

const dayFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: portalTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})
const offsetFormat = new Intl.DateTimeFormat('en', { timeZone: portalTimeZone, timeZoneName: 'longOffset' })

/** The date in Tallinn, like 2026-11-24. */
const dayInTallinn = (at: Date): string => dayFormat.format(at)

/** The moment of an hour of a day in Tallinn. Clocks change at night, so the offset at noon holds for office hours. */
function instantOf(day: string, hour: number): number {
  const noon = new Date(`${day}T12:00:00Z`)
  const name = offsetFormat.formatToParts(noon).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? []
  const offsetMs = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
  return noon.getTime() + (hour - 12) * 3_600_000 - offsetMs
}

/** The working hours of a day; null on a day off. */
function stretchOf(day: string): Stretch | null {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const date = day.slice(5)
  if (weekday === 0 || weekday === 6 || fixedHolidays.has(date) || goodFridays.has(day)) return null
  return { begin: instantOf(day, BEGIN), end: instantOf(day, shortenedDays.has(date) ? SHORTENED_END : END) }
}

const dayAfter = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)

/** The moment after this much working time. */
export function addWorkingTime(from: Date, durationMs: number): Date {
  let left = durationMs
  for (let day = dayInTallinn(from); ; day = dayAfter(day)) {
    const stretch = stretchOf(day)
    if (!stretch) continue
    const begin = Math.max(stretch.begin, from.getTime())
    if (begin >= stretch.end) continue
    if (left <= stretch.end - begin) return new Date(begin + left)
    left -= stretch.end - begin
  }
}

/** Working time between two moments, in milliseconds. */
export function workingTimeBetween(from: Date, until: Date): number {
  let sum = 0
  const lastDay = dayInTallinn(until)
  for (let day = dayInTallinn(from); day <= lastDay; day = dayAfter(day)) {
    const stretch = stretchOf(day)
    if (!stretch) continue
    sum += Math.max(0, Math.min(stretch.end, until.getTime()) - Math.max(stretch.begin, from.getTime()))
  }
  return sum
}
