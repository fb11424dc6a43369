import { withdrawResponse } from '../actions/withdraw-response.ts'
import { serve } from '../deps.ts'

export const withdrawResponseRoute = serve('withdrawResponse', ({ actor, body, deps, transaction }) =>
  transaction(async (trx) => {
    await withdrawResponse(trx, deps, actor.companyGuid, body)
    return { acknowledged: true as const }
  }),
)
