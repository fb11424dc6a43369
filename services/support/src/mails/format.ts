import type { Locale } from '@sild/contract'
import { portalTimeZone } from '@sild/contract/portal-time-zone'

/** Times of mails are those of Tallinn: nobody knows where they are read. */
export const formatMoment = (at: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: portalTimeZone }).format(at)
