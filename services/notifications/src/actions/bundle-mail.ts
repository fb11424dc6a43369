import { toldKinds } from '@sild/contract/notifications/told'
import { lock, type Transaction } from '@sild/service-kit'
import type { NotificationsDeps } from '../deps.ts'
import { NewsMail } from '../models/news-mail.ts'
import { findPreferences } from '../models/news-preferences.ts'
import { Notification } from '../models/notification.ts'
import { endOfQuiet } from '../rules/quiet-hours.ts'

/** One mail an hour at most: what happens meanwhile stands in the next one. */
const BUNDLE_MS = 60 * 60_000

/**
 * Puts all that somebody has not read, wants by mail and no mail tells yet into one mail, which a job sends; not before an hour has
 * passed since the one before, nor in their quiet hours. Nothing unread makes none.
 */
export async function bundleMail(
  trx: Transaction,
  { clock, outbox }: Pick<NotificationsDeps, 'clock' | 'outbox'>,
  userGuid: string,
): Promise<void> {
  // Of two jobs the later finds nothing left to tell.
  await lock(trx, `news of ${userGuid}`)
  const { quietHours, unmailedTopics } = await findPreferences(trx, userGuid)
  const unread = Notification.query(trx)
    .where({ userGuid, mailGuid: null, readAt: null, isMailed: true })
    .whereIn('type', toldKinds(unmailedTopics))
  if ((await unread.clone().resultSize()) === 0) return
  const last = await NewsMail.query(trx).where({ userGuid }).orderBy('createdAt', 'desc').first()
  const now = clock.now()
  const nextAt = Math.max(now.getTime(), (last?.createdAt.getTime() ?? 0) + BUNDLE_MS)
  const runAt = endOfQuiet(quietHours, new Date(nextAt))
  if (runAt > now) return outbox.add(trx, 'bundle-news', { userGuid }, { runAt })
  const { mailGuid } = await NewsMail.query(trx).insert({ userGuid }).returning('mailGuid')
  await unread.patch({ mailGuid })
  await outbox.add(trx, 'mail-news', { mailGuid })
}
