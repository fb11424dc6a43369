import { lastTelling } from '@sild/contract/last-telling'
import { expression } from '@sild/service-kit'
import type { NotificationsDeps } from '../deps.ts'
import { DigestWeek } from '../models/digest-week.ts'

/** A week that is told later than this is not news any more. */
const STALE_MS = 2 * 86_400_000
const KEPT_DAYS = 30

/** Begins the digests of the week that is over, once, and goes on with one that stands still. */
export function startDigests({ clock, database, outbox }: Pick<NotificationsDeps, 'clock' | 'database' | 'outbox'>) {
  const now = clock.now()
  const week = lastTelling('weekly', now)
  return database.transaction(async (trx) => {
    await DigestWeek.query(trx)
      .where('week', '<', expression`${now}::timestamptz - make_interval(days => ${KEPT_DAYS})`)
      .delete()
    if (now.getTime() - week.getTime() > STALE_MS) return
    await DigestWeek.query(trx).insert({ week }).onConflict('week').ignore()
    const waiting = await DigestWeek.query(trx)
      .findById(week as never) // Its types know strings alone.
      .whereNull('preparedAt')
    if (waiting) await outbox.add(trx, 'prepare-digests', { week: week.toISOString() })
  })
}
