import type { Locale } from '@sild/contract'
import { portalTimeZone } from '@sild/contract/portal-time-zone'

/** Mails show Tallinn time, because the reader's time zone is unknown. */
export const formatMoment = (at: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: portalTimeZone }).format(at)
