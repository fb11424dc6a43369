/** Building an Intl formatter costs more than using it a thousand times, so each is made once. */
const formatters = new Map<string, unknown>()

function cached<Formatter>(key: string, make: () => Formatter): Formatter {
  if (!formatters.has(key)) formatters.set(key, make())
  return formatters.get(key) as Formatter // The key names the kind, the locale and the options.
}

/** English here is European: day before month, 24 hours. */
function regionOf(locale: string): string {
  return locale === 'en' ? 'en-GB' : locale
}

/** Time zone of dates that the server writes, because it does not know the reader's. */
export const portalTimeZone = 'Europe/Tallinn'

export type Instant = string | number | Date

function moneyFormat(locale: string, currency = 'EUR'): Intl.NumberFormat {
  return cached(
    `money ${locale} ${currency}`,
    () =>
      new Intl.NumberFormat(regionOf(locale), { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }),
  )
}

export function formatMoney(cents: number, locale: string, currency?: string): string {
  return moneyFormat(locale, currency).format(cents / 100)
}

const maxRanges = 1000
const ranges = new Map<string, string>()

type End = number | null | undefined

/** One price where the other end is open or the same, null where both are open. */
export function formatMoneyRange(fromCents: End, toCents: End, locale: string, currency?: string): string | null {
  const cents = fromCents ?? toCents
  if (cents == null) return null
  if (toCents == null || toCents === cents) return formatMoney(cents, locale, currency)
  return keptRange(cents, toCents, locale, currency)
}

/** Engines build a formatter for every range, a tenth of what a page of results costs; prices are round, so they recur. */
function keptRange(fromCents: number, toCents: number, locale: string, currency?: string): string {
  const key = `${fromCents} ${toCents} ${locale} ${currency}`
  const known = ranges.get(key)
  if (known !== undefined) return known
  const text = moneyFormat(locale, currency).formatRange(fromCents / 100, toCents / 100)
  if (ranges.size >= maxRanges) ranges.clear()
  ranges.set(key, text)
  return text
}

export function formatNumber(value: number, locale: string): string {
  return cached(`number ${locale}`, () => new Intl.NumberFormat(regionOf(locale))).format(value)
}

export type DateStyle = 'month' | 'day' | 'shortDay' | 'dayAndTime' | 'time'

const dateOptions: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  month: { month: 'short', year: 'numeric' },
  day: { dateStyle: 'long' },
  shortDay: { day: 'numeric', month: 'short', year: 'numeric' },
  dayAndTime: { dateStyle: 'long', timeStyle: 'short' },
  time: { timeStyle: 'short' },
}

export function formatDate(value: Instant, locale: string, style: DateStyle, timeZone: string): string {
  return cached(
    `date ${locale} ${style} ${timeZone}`,
    () => new Intl.DateTimeFormat(regionOf(locale), { ...dateOptions[style], timeZone }),
  ).format(new Date(value))
}

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** How long ago something was. A time in the future, by a wrong clock, counts as now. */
export function formatRelativeTime(value: Instant, now: Instant, locale: string): string {
  const seconds = Math.max(0, (new Date(now).getTime() - new Date(value).getTime()) / 1000)
  const [unit, size] = units.find(([, unitSeconds]) => seconds >= unitSeconds) ?? ['second', Infinity]
  return cached(`relative ${locale}`, () => new Intl.RelativeTimeFormat(regionOf(locale), { numeric: 'auto' })).format(
    -Math.trunc(seconds / size),
    unit,
  )
}
