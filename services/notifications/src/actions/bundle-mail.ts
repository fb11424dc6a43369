import { mailedKinds } from '@sild/contract/notifications/mail-rules'
import { lock, type Transaction } from '@sild/service-kit'
import type { NotificationsDeps } from '../deps.ts'
import { NewsMail } from '../models/news-mail.ts'
import { findPreferences } from '../models/news-preferences.ts'
import { Notification } from '../models/notification.ts'
import { endOfQuiet } from '../rules/quiet-hours.ts'

/** At most one mail an hour: later notifications go into the next one. */
const BUNDLE_MS = 60 * 60_000

/**
 * Puts the user's unread notifications that are not in a mail yet into one mail, which a job sends. Topics without
 * mail are left out. During the hour after the last mail, and in quiet hours, the job `bundle-news` is queued instead.
 */
export async function bundleMail(
  trx: Transaction,
  { clock, outbox }: Pick<NotificationsDeps, 'clock' | 'outbox'>,
  userGuid: string,
): Promise<void> {
  // If two jobs run at once, the second finds no unread notification left.
  await lock(trx, `news of ${userGuid}`)
  const { quietHours, unmailedTopics } = await findPreferences(trx, userGuid)
  const unread = Notification.query(trx)
    .where({ userGuid, mailGuid: null, readAt: null, isMailed: true })
    .whereIn('type', mailedKinds(unmailedTopics))
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
