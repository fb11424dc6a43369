import {
  formatDate,
  formatMoney,
  formatMoneyRange,
  formatRelativeTime,
  type DateStyle,
  type Instant,
} from './formats.ts'
import { useNow } from './use-now.ts'
import { useTimeZone } from './use-time-zone.ts'

export type MoneyProps = { cents: number; toCents?: number | null | undefined; locale: string; currency?: string }

/** Euros from whole cents; with `toCents` a range. */
export function Money({ cents, toCents, locale, currency }: MoneyProps) {
  return formatMoneyRange(cents, toCents, locale, currency)
}

export type PriceProps = {
  fromCents: number | null
  toCents: number | null
  perHourCents: number | null
  /** The words after the price of an hour. */
  perHour: string
  locale: string
}

/** What something costs: the whole of it, or an hour where only that is known. */
export function Price({ fromCents, toCents, perHourCents, perHour, locale }: PriceProps) {
  const whole = formatMoneyRange(fromCents, toCents, locale)
  return whole ?? (perHourCents === null ? null : `${formatMoney(perHourCents, locale)} ${perHour}`)
}

export type DateTimeProps = { value: Instant; locale: string; format?: DateStyle }

/** In the time of the reader. */
export function DateTime({ value, locale, format = 'day' }: DateTimeProps) {
  const timeZone = useTimeZone()
  return <time dateTime={new Date(value).toISOString()}>{formatDate(value, locale, format, timeZone)}</time>
}

/** `now` comes from the loader where the server renders the page, so that it and the browser begin with the same words. */
export type RelativeTimeProps = { value: Instant; now?: Instant; locale: string }

export function RelativeTime({ value, now, locale }: RelativeTimeProps) {
  const timeZone = useTimeZone()
  const present = useNow(now)
  return (
    <time dateTime={new Date(value).toISOString()} title={formatDate(value, locale, 'dayAndTime', timeZone)}>
      {formatRelativeTime(value, present, locale)}
    </time>
  )
}
