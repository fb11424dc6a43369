import type { JobPayload } from '@sild/contract/jobs'
import type { Reply } from '@sild/contract/schemas'
import { run, sql, type Transaction } from '@sild/service-kit'
import { fn, type PartialModelObject } from 'objection'
import type { PublicationsDeps } from '../deps.ts'
import { endOfLifetime } from '../models/lifetime.ts'
import { Publication } from '../models/publication.ts'
import { movePublication } from './move-publication.ts'
import { startWaitingPromotions } from './settle-promotion.ts'
import { showFiles } from './show-files.ts'

/**
 * Carries a settled decision out, if it is about the revision that still waits: not where it was decided before, edited or
 * withdrawn meanwhile.
 */
export async function applyModerationDecision(
  trx: Transaction,
  deps: PublicationsDeps,
  { payload, decision }: { payload: JobPayload<'apply-moderation-decision'>; decision: Reply<'getModerationDecision'> },
): Promise<void> {
  const { publicationGuid, revision } = payload
  const before = await Publication.query(trx).findById(publicationGuid).forUpdate()
  if (before?.status !== 'MODERATION' || before.revision !== revision) return

  const after =
    decision.outcome === 'approved'
      ? await movePublication(trx, deps, before, { event: 'approve', by: 'moderation', columns: approval(before) })
      : await movePublication(trx, deps, before, {
          event: 'reject',
          by: 'moderation',
          columns: { rejection: decision.reason },
        })
  if (after.status === 'ACTIVE') {
    await settleApproval(trx, after)
    await showFiles(trx, deps, after)
    await startWaitingPromotions(trx, deps, after)
  }
  await deps.outbox.publish(trx, 'publication-decision-applied', payload)
}

/** An approved change keeps its place among the newest; a publication that was not live comes in as new. */
const approval = (before: Publication): PartialModelObject<Publication> => ({
  publishedAt: before.isLive ? before.publishedAt : fn.now(),
  expiresAt: endOfLifetime(),
  rejection: null,
})

async function settleApproval(trx: Transaction, { publicationGuid, categoryId }: Publication): Promise<void> {
  await trx('approvedContents').where({ publicationGuid }).delete()
  await run(
    trx,
    sql`insert into category_tags (category_id, tag_guid, uses)
     select ${categoryId}::int, tag_guid, 1 from publication_tags where publication_guid = ${publicationGuid} order by tag_guid
     on conflict (category_id, tag_guid) do update set uses = category_tags.uses + 1`,
  )
}
