import { formatDate } from '@sild/ui'

export const isSameDay = (one: string | Date, other: string | Date, timeZone: string): boolean =>
  formatDate(one, 'en', 'shortDay', timeZone) === formatDate(other, 'en', 'shortDay', timeZone)

export const isToday = (instant: string, timeZone: string): boolean => isSameDay(instant, new Date(), timeZone)
