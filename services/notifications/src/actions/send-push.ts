import { isMailedKind, mailRules } from '@sild/contract/notifications/mail-rules'
import { type Database, run, sql } from '@sild/service-kit'
import type { NotificationsDeps } from '../deps.ts'
import { PushSubscription } from '../models/push-subscription.ts'
import { writePush } from '../pushes/write-push.ts'
import { endOfQuiet } from '../rules/quiet-hours.ts'
import type { ClaimedPush } from './claim-pushes.ts'

const FIRST_PAUSE_MS = 30_000
const MAX_ATTEMPTS = 8

/**
 * Sends a claimed push if the user still wants it, and settles it. If the process dies in between, the push is sent
 * twice; the device replaces the first by its tag.
 */
export async function sendPush(
  { clock, database, log, push }: Pick<NotificationsDeps, 'clock' | 'database' | 'log' | 'push'>,
  claimed: ClaimedPush,
): Promise<void> {
  const { attempts, locale, pushGuid, subscriptionGuid, unreadCount } = claimed
  const payload = isWanted(claimed) ? writePush(claimed, locale, unreadCount) : null
  if (!payload) return settle(database, pushGuid)
  const now = clock.now()
  const mayComeAt = endOfQuiet(claimed.quietHours, now)
  // Waiting is not an attempt.
  if (mayComeAt > now) return postpone(database, pushGuid, mayComeAt, attempts - 1)
  const outcome = await push.send(claimed, payload, pushGuid.replaceAll('-', ''))
  if (outcome.kind === 'sent') return settle(database, pushGuid)
  // The foreign key deletes the pushes too.
  if (outcome.kind === 'gone') return void (await PushSubscription.query(database.knex).deleteById(subscriptionGuid))
  log.warn({ subscriptionGuid, attempts, cause: outcome.cause }, 'push not taken')
  if (attempts >= MAX_ATTEMPTS) return settle(database, pushGuid)
  const pauseMs = Math.max(outcome.afterMs, FIRST_PAUSE_MS * 2 ** (attempts - 1))
  return postpone(database, pushGuid, new Date(now.getTime() + pauseMs), attempts)
}

const isWanted = ({ readAt, type, unpushedTopics }: ClaimedPush): boolean =>
  readAt === null && isMailedKind(type) && !unpushedTopics?.includes(mailRules[type].topic)

const settle = ({ transaction }: Database, pushGuid: string): Promise<void> =>
  transaction(async (trx) => void (await run(trx, sql`delete from pushes where push_guid = ${pushGuid}`)))

const postpone = ({ transaction }: Database, pushGuid: string, until: Date, attempts: number): Promise<void> =>
  transaction(async (trx) => {
    await run(trx, sql`update pushes set due_at = ${until}, attempts = ${attempts} where push_guid = ${pushGuid}`)
  })
