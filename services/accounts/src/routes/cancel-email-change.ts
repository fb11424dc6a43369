import { cancelEmailChange } from '../actions/cancel-email-change.ts'
import { serve } from '../deps.ts'

export const cancelEmailChangeRoute = serve('cancelEmailChange', ({ actor, params, requestId, transaction }) =>
  transaction(async (trx) => {
    await cancelEmailChange(trx, actor, { ...params, requestId })
    return params
  }),
)
