import { AppError } from '@sild/service-kit'
import { serve } from '../deps.ts'
import { findResponseParties } from '../replies/response-parties-json.ts'

export const getResponsePartiesRoute = serve('getResponseParties', async ({ deps, params }) => {
  const reply = await findResponseParties(deps.database, params.guid)
  if (!reply) throw new AppError('response-not-found')
  return reply
})
