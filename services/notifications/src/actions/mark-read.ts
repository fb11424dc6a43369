import type { Connection } from '@sild/service-kit'
import { Notification } from '../models/notification.ts'

/** Marks those of the user's notifications that are named; returns how many of them are his. */
export async function markRead(
  connection: Connection,
  userGuid: string,
  notificationGuids: readonly string[],
): Promise<number> {
  const own = Notification.query(connection)
    .where({ userGuid })
    .whereIn('notificationGuid', [...notificationGuids])
  const count = await own.clone().resultSize()
  await own.whereNull('readAt').patch({ readAt: new Date() })
  return count
}
