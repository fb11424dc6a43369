import { declineResponse } from '../actions/decline-response.ts'
import { serve } from '../deps.ts'
import { responseReply } from '../replies/response-json.ts'

export const declineResponseRoute = serve('declineResponse', ({ actor, body, deps, params, transaction }) =>
  transaction(async (trx) => {
    await declineResponse(trx, deps, actor, { body, params })
    return responseReply(trx, params.respondGuid, actor.companyGuid)
  }),
)
