import type { Activity } from '@sild/shell-api'
import { areaOf } from './navigation-icons.tsx'

/** The mark on a link of the bars: a number of new items, or a dot. */
export interface Indication {
  count: number
  hasDot: boolean
}

export function indicationOf(
  path: string,
  { newMessagesCount, newNotificationsCount, hasNewResponses }: Activity,
): Indication {
  const area = areaOf(path)
  if (area === 'chat') return { count: newMessagesCount, hasDot: false }
  if (area === 'notifications') return { count: newNotificationsCount, hasDot: false }
  if (area === 'my-publications') return { count: 0, hasDot: hasNewResponses }
  return { count: 0, hasDot: area === 'account' && newNotificationsCount > 0 }
}
