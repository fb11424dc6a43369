import { serve } from '../deps.ts'
import { publicationNotFound } from '../errors.ts'
import { responsesToPublication } from '../replies/response-json.ts'

export const listPublicationResponses = serve(
  'listPublicationResponses',
  async ({ actor: { companyGuid }, deps, params, query }) => {
    const reply = await responsesToPublication(deps.database, { ...params, companyGuid }, query)
    if (!reply) throw publicationNotFound()
    return reply
  },
)
