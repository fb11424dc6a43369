import { AppError, expression, type SignedInActor, type Transaction } from '@sild/service-kit'
import { Approval, lockApproval } from '../models/approval.ts'
import { mayCall } from '../rules/may-approve.ts'

/** Declines a colleague's request, or withdraws the caller's own. @throws approval-not-found, approval-decided */
export async function declineRequest(trx: Transaction, actor: SignedInActor, approvalGuid: string): Promise<void> {
  const { operation, requestedByGuid, state } = await lockApproval(trx, approvalGuid)
  const isOwn = requestedByGuid === actor.userGuid
  if (!isOwn && !mayCall(actor, operation)) throw new AppError('approval-not-found')
  if (state !== 'waiting') throw new AppError('approval-decided')
  await Approval.query(trx)
    .findById(approvalGuid)
    .patch({
      state: isOwn ? 'withdrawn' : 'declined',
      input: null,
      decidedAt: expression`now()`,
      decidedByGuid: actor.userGuid,
    })
}
