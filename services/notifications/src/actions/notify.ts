import type { News } from '@sild/contract/notifications/schemas'
import { mailRules } from '@sild/contract/notifications/mail-rules'
import type { Transaction } from '@sild/service-kit'
import type { NotificationsDeps } from '../deps.ts'
import { findPreferences } from '../models/news-preferences.ts'
import { Notification } from '../models/notification.ts'
import { notificationReply } from '../replies/notification-reply.ts'
import { addPushes } from './add-pushes.ts'

interface Once {
  userGuid: string
  effectKey: string
  /** False if the user wants no mail about this notification. */
  isMailed?: boolean
}
export type NotifyDeps = Pick<NotificationsDeps, 'clock' | 'database' | 'live' | 'newsDelayScale' | 'outbox'>

/** Notifies a user once: a second call with the same effect key does nothing. If unread, it is mailed later. */
export const notify = (deps: NotifyDeps, news: News & Once): Promise<void> =>
  deps.database.transaction((trx) => notifyIn(trx, deps, news))

export async function notifyIn(
  trx: Transaction,
  { clock, live, newsDelayScale, outbox }: Omit<NotifyDeps, 'database'>,
  { isMailed = true, ...news }: News & Once,
): Promise<void> {
  const how = mailRules[news.type]
  const isShown = !how || !(await findPreferences(trx, news.userGuid)).unshownTopics.includes(how.topic)
  const written = await Notification.query(trx)
    .insert({ ...news, isMailed, isShown })
    .onConflict('effectKey')
    .ignore()
    .returning('*')
  if (!written?.notificationGuid) return
  if (isShown)
    live.publish(trx, { to: { userGuid: news.userGuid }, type: 'notification', payload: notificationReply(written) })
  if (!how) return
  await addPushes(trx, { clock, outbox }, written)
  if (!isMailed) return
  const runAt = new Date(clock.now().getTime() + how.mailAfterMs * newsDelayScale)
  await outbox.add(trx, 'bundle-news', { userGuid: news.userGuid }, { runAt })
}
