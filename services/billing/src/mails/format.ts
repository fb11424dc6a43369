import type { Locale } from '@sild/contract'
import { portalTimeZone } from '@sild/contract/portal-time-zone'

/** Formats euro cents. */
export const formatCents = (cents: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(cents / 100)

/** Formats a rate such as 25.5. */
export const formatPercent = (percent: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100)

/** Days in mails are in the time zone of Tallinn, because the reader's time zone is unknown. */
export const formatDay = (at: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: portalTimeZone }).format(at)
