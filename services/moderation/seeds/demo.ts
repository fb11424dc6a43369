import { timeAt } from '@sild/demo'
import { market } from '@sild/demo/market'
import type { ModerationDeps } from '../src/deps.ts'
import { ModerationCase } from '../src/models/moderation-case.ts'
import { Report } from '../src/models/report.ts'

/** What waits in the demo market is screened and queued the usual way, as soon as the workers run; what was reported is there. */
export async function seed({ clock, database, outbox }: ModerationDeps): Promise<void> {
  const { publications, reports } = market()
  const waiting = publications.filter(({ status }) => status === 'MODERATION')
  const reported = reports.map(({ createdAgeMinutes, ...report }) => ({
    ...report,
    createdAt: timeAt(clock.now(), createdAgeMinutes),
  }))
  await database.transaction(async (trx) => {
    const known = await ModerationCase.query(trx)
      .whereIn(
        'publicationGuid',
        waiting.map(({ publicationGuid }) => publicationGuid),
      )
      .select('publicationGuid')
    const queued = new Set(known.map(({ publicationGuid }) => publicationGuid))
    for (const { publicationGuid } of waiting) {
      if (!queued.has(publicationGuid)) await outbox.add(trx, 'screen-publication', { publicationGuid, revision: 1 })
    }
    await Report.query(trx).insert(reported).onConflict().ignore()
  })
}
