import { AppError } from '@sild/service-kit'
import { serve } from '../deps.ts'
import { findResponse } from '../replies/response-json.ts'

/** For the two companies of the response only. */
export const getResponseRoute = serve('getResponse', async ({ actor: { companyGuid }, deps, params: { guid } }) => {
  const reply = await findResponse(deps.database, { guid, companyGuid })
  if (!reply) throw new AppError('response-not-found')
  return reply
})
