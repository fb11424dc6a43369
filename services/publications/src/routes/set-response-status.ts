import { setResponseStatus } from '../actions/set-response-status.ts'
import { serve } from '../deps.ts'
import { responseReply } from '../replies/response-json.ts'

export const setResponseStatusRoute = serve('setResponseStatus', async ({ actor, body, deps, params, transaction }) => {
  const mark = {
    cardType: params.cardType,
    publicationGuid: params.guid,
    responseGuid: params.respondGuid,
    ownerCompanyGuid: actor.companyGuid,
    body,
  }
  let respondentCompanyGuid: string | undefined
  const reply = await transaction(async (trx) => {
    respondentCompanyGuid = (await setResponseStatus(trx, mark)).companyGuid
    return responseReply(trx, mark.responseGuid)
  })
  const readers = [actor.companyGuid, ...(respondentCompanyGuid ? [respondentCompanyGuid] : [])]
  for (const companyGuid of readers) await deps.live.publishNow({ to: { companyGuid }, type: 'activity', payload: {} })
  return reply
})
