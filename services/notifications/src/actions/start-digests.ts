import { lastDigestTime } from '@sild/contract/last-digest-time'
import { expression } from '@sild/service-kit'
import type { NotificationsDeps } from '../deps.ts'
import { DigestWeek } from '../models/digest-week.ts'

/** After this delay a week is too old to mail. */
const STALE_MS = 2 * 86_400_000
const RETENTION_DAYS = 30

/** Starts the digests of the last week once, and resumes a week that has stalled. */
export function startDigests({ clock, database, outbox }: Pick<NotificationsDeps, 'clock' | 'database' | 'outbox'>) {
  const now = clock.now()
  const week = lastDigestTime('weekly', now)
  return database.transaction(async (trx) => {
    await DigestWeek.query(trx)
      .where('week', '<', expression`${now}::timestamptz - make_interval(days => ${RETENTION_DAYS})`)
      .delete()
    if (now.getTime() - week.getTime() > STALE_MS) return
    await DigestWeek.query(trx).insert({ week }).onConflict('week').ignore()
    const waiting = await DigestWeek.query(trx)
      .findById(week as never) // The types of Objection allow only strings.
      .whereNull('preparedAt')
    if (waiting) await outbox.add(trx, 'prepare-digests', { week: week.toISOString() })
  })
}
