import { declineRequest } from '../actions/decline-request.ts'
import { serve } from '../deps.ts'

export const declineRequestRoute = serve('declineRequest', ({ actor, params, transaction }) =>
  transaction(async (trx) => {
    await declineRequest(trx, actor, params.approvalGuid)
    return params
  }),
)
