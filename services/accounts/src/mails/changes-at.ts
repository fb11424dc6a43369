import type { Locale } from '@sild/contract'
import { portalTimeZone } from '@sild/contract/portal-time-zone'
import { mailMessages } from './messages/index.ts'

/** A sentence that says when the address changes, on the clock of the portal. */
export function changesAt(locale: Locale, at: Date): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: portalTimeZone } as const
  const moment = new Intl.DateTimeFormat(locale, format).format(at)
  return mailMessages[locale].changesAt.replace('{moment}', moment)
}
