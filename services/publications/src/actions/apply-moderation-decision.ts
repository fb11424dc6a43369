import type { JobPayload } from '@sild/contract/jobs'
import type { Reply } from '@sild/contract/schemas'
import type { Transaction } from '@sild/service-kit'
import type { PublicationsDeps } from '../deps.ts'
import { Publication } from '../models/publication.ts'
import { movePublication } from './move-publication.ts'
import { approval, settleApproval } from './settle-approval.ts'

/**
 * Carries a settled decision out, if it is about the revision that still waits: not where it was decided before, edited or
 * withdrawn meanwhile. An approved change keeps its place among the newest; a publication that was not live comes in as new.
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
      ? await movePublication(trx, deps, before, {
          event: 'approve',
          by: 'moderation',
          columns: approval(before.isLive ? before.publishedAt : null),
        })
      : await movePublication(trx, deps, before, {
          event: 'reject',
          by: 'moderation',
          columns: { rejection: decision.reason },
        })
  if (after.status === 'ACTIVE') await settleApproval(trx, deps, after)
  await deps.outbox.publish(trx, 'publication-decision-applied', payload)
}
