import { jsonText } from '@sild/service-kit'
import { serve } from '../deps.ts'
import { responseNotFound } from '../errors.ts'
import { fromResponses, responseJson } from '../replies/response-json.ts'

/** For the two companies of the response only. */
export const getResponse = serve('getResponse', async ({ actor: { companyGuid }, deps, params: { guid } }) => {
  const { rows } = await deps.database.knex.raw(
    `select (${responseJson})::text as reply ${fromResponses}
     where r.response_guid = :guid and r.status <> 'DELETED' and :companyGuid in (r.company_guid, r.owner_company_guid)`,
    { guid, companyGuid },
  )
  if (!rows[0]) throw responseNotFound()
  return jsonText(rows[0].reply)
})
