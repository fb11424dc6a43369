import { serve } from '../deps.ts'
import { publicationNotFound } from '../errors.ts'
import { findPublication } from '../replies/published-json.ts'

export const getPublication = serve('getPublication', async ({ actor: { companyGuid }, deps, params }) => {
  const reply = await findPublication(deps.database, params, companyGuid)
  if (!reply) throw publicationNotFound()
  return reply
})
