import { setResponseStatus } from '../actions/set-response-status.ts'
import { serve } from '../deps.ts'
import { responseReply } from '../replies/response-json.ts'

export const setResponseStatusRoute = serve('setResponseStatus', ({ actor, body, deps, params, transaction }) =>
  transaction(async (trx) => {
    const mark = {
      cardType: params.cardType,
      publicationGuid: params.guid,
      responseGuid: params.respondGuid,
      ownerCompanyGuid: actor.companyGuid,
      body,
    }
    await setResponseStatus(trx, deps, mark)
    return responseReply(trx, mark.responseGuid)
  }),
)
