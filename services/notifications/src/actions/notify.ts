import type { News } from '@sild/contract/notifications/schemas'
import type { NotificationsDeps } from '../deps.ts'
import { Notification } from '../models/notification.ts'
import { isMailed, READ_FIRST_MS } from '../rules/mailed-kinds.ts'
import { notificationReply } from '../replies/notification-reply.ts'

interface Once {
  userGuid: string
  effectKey: string
}

/** Tells a user something once: the same effect key again changes and shows nothing. What they do not read, a mail tells. */
export async function notify(
  { clock, database, live, outbox }: Pick<NotificationsDeps, 'clock' | 'database' | 'live' | 'outbox'>,
  news: News & Once,
): Promise<void> {
  await database.transaction(async (trx) => {
    const written = await Notification.query(trx).insert(news).onConflict('effectKey').ignore().returning('*')
    if (!written?.notificationGuid) return
    live.publish(trx, { to: { userGuid: news.userGuid }, type: 'notification', payload: notificationReply(written) })
    if (!isMailed(news.type)) return
    const runAt = new Date(clock.now().getTime() + READ_FIRST_MS)
    await outbox.add(trx, 'bundle-news', { userGuid: news.userGuid }, { runAt })
  })
}
