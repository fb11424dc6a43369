import { serve } from '../deps.ts'
import { responseNotFound } from '../errors.ts'
import { findResponseParties } from '../replies/response-parties-json.ts'

export const getResponseParties = serve('getResponseParties', async ({ deps, params }) => {
  const reply = await findResponseParties(deps.database, params.guid)
  if (!reply) throw responseNotFound()
  return reply
})
