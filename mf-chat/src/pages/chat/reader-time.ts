import { formatDate } from '@sild/ui'

/** Chats are drawn in the browser only, so that days and hours can be those of the reader and not those of the portal. */
export const readerTimeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone

export const isSameDay = (one: string | Date, other: string | Date, timeZone = readerTimeZone): boolean =>
  formatDate(one, 'en', 'shortDay', timeZone) === formatDate(other, 'en', 'shortDay', timeZone)

export const isToday = (instant: string): boolean => isSameDay(instant, new Date())
