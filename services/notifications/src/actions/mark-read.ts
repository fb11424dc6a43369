import type { Transaction } from '@sild/service-kit'
import type { NotificationsDeps } from '../deps.ts'
import { Notification } from '../models/notification.ts'

/** Marks the user's own notifications among these as read; returns how many belong to the user. */
export async function markRead(
  trx: Transaction,
  { live }: Pick<NotificationsDeps, 'live'>,
  userGuid: string,
  notificationGuids: readonly string[],
): Promise<number> {
  const own = Notification.query(trx)
    .where({ userGuid })
    .whereIn('notificationGuid', [...notificationGuids])
  const count = await own.clone().resultSize()
  await own.whereNull('readAt').patch({ readAt: new Date() })
  live.publish(trx, { to: { userGuid }, type: 'activity', payload: {} })
  return count
}
