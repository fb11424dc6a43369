import { portalTimeZone } from '@sild/contract/portal-time-zone'

const days = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: portalTimeZone })

/** The day in Tallinn, where invoices are issued, as ISO 8601 writes it. */
export const dayOf = (at: Date): string => days.format(at)
