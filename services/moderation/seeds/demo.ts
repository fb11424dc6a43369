import { market } from '@sild/demo/market'
import type { ModerationDeps } from '../src/deps.ts'
import { ModerationCase } from '../src/models/moderation-case.ts'

/** What waits in the demo market is screened and queued the usual way, as soon as the workers run. */
export async function seed({ database, outbox }: ModerationDeps): Promise<void> {
  const waiting = market().publications.filter(({ status }) => status === 'MODERATION')
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
  })
}
