import { setResponseStatus } from '../actions/set-response-status.ts'
import { serve } from '../deps.ts'
import { responseReply } from '../replies/response-json.ts'

export const setResponseStatusRoute = serve('setResponseStatus', ({ actor, body, deps, params, transaction }) =>
  transaction(async (trx) => {
    const { companyGuid } = actor
    await setResponseStatus(trx, deps, { params, ownerCompanyGuid: companyGuid, body })
    return responseReply(trx, params.respondGuid, companyGuid)
  }),
)
