import { AppError } from '@sild/service-kit'
import { serve } from '../deps.ts'
import { findPublication } from '../replies/published-json.ts'

export const getPublicationRoute = serve('getPublication', async ({ actor: { companyGuid }, deps, params }) => {
  const reply = await findPublication(deps.database, params, companyGuid)
  if (!reply) throw new AppError('publication-not-found')
  return reply
})
