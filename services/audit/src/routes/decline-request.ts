import { AppError } from '@sild/service-kit'
import { fn } from 'objection'
import { serve } from '../deps.ts'
import { Approval, lockApproval } from '../models/approval.ts'
import { mayCall } from '../rules/may-approve.ts'

/** Declines a colleague's request, or withdraws the caller's own. */
export const declineRequestRoute = serve('declineRequest', ({ actor, params, transaction }) =>
  transaction(async (trx) => {
    const { operation, requestedByGuid, state } = await lockApproval(trx, params.approvalGuid)
    const isOwn = requestedByGuid === actor.userGuid
    if (!isOwn && !mayCall(actor, operation)) throw new AppError('approval-not-found')
    if (state !== 'waiting') throw new AppError('approval-decided')
    await Approval.query(trx)
      .findById(params.approvalGuid)
      .patch({
        state: isOwn ? 'withdrawn' : 'declined',
        input: null,
        decidedAt: fn.now(),
        decidedByGuid: actor.userGuid,
      })
    return params
  }),
)
