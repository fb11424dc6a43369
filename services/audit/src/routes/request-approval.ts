import { requestApproval } from '../actions/request-approval.ts'
import { serve } from '../deps.ts'

export const requestApprovalRoute = serve('requestApproval', ({ actor, body, transaction }) =>
  transaction(async (trx) => {
    const { approvalGuid, expiresAt } = await requestApproval(trx, actor, body)
    return { approvalGuid, expiresAt: expiresAt.toISOString() }
  }),
)
