import type { Locale } from '@sild/contract'

/** Of whole cents of euros. */
export const formatCents = (cents: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(cents / 100)

/** Days of mails are those of Tallinn: nobody knows where they are read. */
export const formatDay = (at: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Tallinn' }).format(at)
