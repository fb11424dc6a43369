import type { Reply } from '@sild/contract/schemas'
import type { Transaction } from '@sild/service-kit'
import type { PublicationsDeps } from '../deps.ts'
import { Publication } from '../models/publication.ts'
import { movePublication } from './move-publication.ts'
import { approval, settleApproval } from './settle-approval.ts'

/**
 * Brings back what another moderator found to be in order, with the place among the newest that it had. Does nothing where it
 * was edited or refused again meanwhile.
 */
export async function liftRefusal(
  trx: Transaction,
  deps: PublicationsDeps,
  { decisionGuid, targetGuid }: Pick<Reply<'getAppealDecision'>, 'decisionGuid' | 'targetGuid'>,
): Promise<void> {
  const before = await Publication.query(trx).findById(targetGuid).forUpdate()
  if (before?.status !== 'REJECTED' || before.rejection?.decisionGuid !== decisionGuid) return
  const columns = approval(before.publishedAt)
  const after = await movePublication(trx, deps, before, { event: 'reinstate', by: 'moderation', columns })
  await settleApproval(trx, deps, after)
}
