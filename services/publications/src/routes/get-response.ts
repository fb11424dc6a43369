import { serve } from '../deps.ts'
import { responseNotFound } from '../errors.ts'
import { fromResponses, responseJson } from '../replies/response-json.ts'

/** For the two companies of the response only. */
export const getResponse = serve('getResponse', async ({ actor: { companyGuid }, deps, params: { guid } }) => {
  const reply = await deps.database.findReply(
    `select (${responseJson})::text as reply ${fromResponses}
     where r.response_guid = :guid and r.status <> 'DELETED' and :companyGuid in (r.company_guid, r.owner_company_guid)`,
    { guid, companyGuid },
  )
  if (!reply) throw responseNotFound()
  return reply
})
