import { AppError } from '@sild/service-kit'
import { serve } from '../deps.ts'
import { findOwnPublication } from '../replies/own-publication.ts'

export const getMyPublicationRoute = serve('getMyPublication', async ({ actor: { companyGuid }, deps, params }) => {
  const reply = await findOwnPublication(deps.database, { ...params, companyGuid })
  if (!reply) throw new AppError('publication-not-found')
  return reply
})
