import { markResponsesRead } from '../actions/mark-responses-read.ts'
import { serve } from '../deps.ts'

export const markResponsesReadRoute = serve('markResponsesRead', ({ actor, body, deps, transaction }) =>
  transaction(async (trx) => {
    await markResponsesRead(trx, deps, { responseGuids: body.responseGuids, ownerCompanyGuid: actor.companyGuid })
    return { acknowledged: true as const }
  }),
)
