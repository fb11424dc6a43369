import { markResponsesRead } from '../actions/mark-responses-read.ts'
import { serve } from '../deps.ts'

export const markResponsesReadRoute = serve('markResponsesRead', async ({ actor, body, deps, transaction }) => {
  let respondents: string[] = []
  const reply = await transaction(async (trx) => {
    respondents = await markResponsesRead(trx, {
      responseGuids: body.responseGuids,
      ownerCompanyGuid: actor.companyGuid,
    })
    return { acknowledged: true as const }
  })
  for (const companyGuid of [actor.companyGuid, ...respondents]) {
    await deps.live.publishNow({ to: { companyGuid }, type: 'activity', payload: {} })
  }
  return reply
})
