import type { Reply } from '@sild/contract/schemas'
import type { Transaction } from '@sild/service-kit'
import { fn, type PartialModelObject } from 'objection'
import type { PublicationsDeps } from '../deps.ts'
import { endOfLifetime } from '../models/lifetime.ts'
import { Publication } from '../models/publication.ts'
import { movePublication } from './move-publication.ts'
import { approval, settleApproval } from './settle-approval.ts'

/**
 * Brings back what another moderator found to be in order, with the place among the newest that it had. A change that waited
 * when it was taken down waits again. Does nothing where it was edited or refused again meanwhile.
 */
export async function liftRefusal(
  trx: Transaction,
  deps: PublicationsDeps,
  { decisionGuid, targetGuid }: Pick<Reply<'getAppealDecision'>, 'decisionGuid' | 'targetGuid'>,
): Promise<void> {
  const before = await Publication.query(trx).findById(targetGuid).forUpdate()
  if (before?.status !== 'REJECTED' || before.rejection?.decisionGuid !== decisionGuid) return
  if (before.interruptedWait) return resume(trx, deps, before)
  const columns = approval(before.publishedAt)
  const after = await movePublication(trx, deps, before, { event: 'reinstate', by: 'moderation', columns })
  await settleApproval(trx, deps, after)
}

/** Its case was withdrawn, and there is one a revision. */
async function resume(trx: Transaction, deps: PublicationsDeps, before: Publication): Promise<void> {
  const isApprovedShown = before.interruptedWait === 'shown'
  const columns: PartialModelObject<Publication> = {
    revision: before.revision + 1,
    submittedAt: fn.now(),
    rejection: null,
    ...(isApprovedShown && { expiresAt: endOfLifetime() }),
  }
  await movePublication(trx, deps, before, { event: 'resume', by: 'moderation', columns, isApprovedShown })
}
