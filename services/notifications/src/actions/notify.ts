import type { News } from '@sild/contract/notifications/schemas'
import type { NotificationsDeps } from '../deps.ts'
import { Notification } from '../models/notification.ts'
import { notificationReply } from '../replies/notification-reply.ts'

interface Once {
  userGuid: string
  effectKey: string
}

/** Tells a user something once: the same effect key again changes and shows nothing. */
export async function notify(
  { database, live }: Pick<NotificationsDeps, 'database' | 'live'>,
  news: News & Once,
): Promise<void> {
  await database.transaction(async (trx) => {
    const written = await Notification.query(trx).insert(news).onConflict('effectKey').ignore().returning('*')
    if (!written?.notificationGuid) return
    live.publish(trx, { to: { userGuid: news.userGuid }, type: 'notification', payload: notificationReply(written) })
  })
}
