import { lock, type Transaction } from '@sild/service-kit'
import type { NotificationsDeps } from '../deps.ts'
import { NewsMail } from '../models/news-mail.ts'
import { Notification } from '../models/notification.ts'
import { BUNDLE_MS, mailedKinds } from '../rules/mailed-kinds.ts'

/**
 * Puts all that somebody has not read and no mail tells yet into one mail, which a job sends; not before an hour has passed since
 * the one before. Nothing unread makes none.
 */
export async function bundleMail(
  trx: Transaction,
  { clock, outbox }: Pick<NotificationsDeps, 'clock' | 'outbox'>,
  userGuid: string,
): Promise<void> {
  // Of two jobs the later finds nothing left to tell.
  await lock(trx, `news of ${userGuid}`)
  const unread = Notification.query(trx)
    .where({ userGuid, mailGuid: null, readAt: null })
    .whereIn('type', [...mailedKinds])
  if ((await unread.clone().resultSize()) === 0) return
  const last = await NewsMail.query(trx).where({ userGuid }).orderBy('createdAt', 'desc').first()
  const nextAt = (last?.createdAt.getTime() ?? 0) + BUNDLE_MS
  if (nextAt > clock.now().getTime()) return outbox.add(trx, 'bundle-news', { userGuid }, { runAt: new Date(nextAt) })
  const { mailGuid } = await NewsMail.query(trx).insert({ userGuid }).returning('mailGuid')
  await unread.patch({ mailGuid })
  await outbox.add(trx, 'mail-news', { mailGuid })
}
