import { serve } from '../deps.ts'
import { reviewNotFound } from '../errors.ts'
import { findReviewParties } from '../replies/reviews-json.ts'

export const getReviewPartiesRoute = serve('getReviewParties', async ({ params, deps }) => {
  const reply = await findReviewParties(deps.database, params.guid)
  if (!reply) throw reviewNotFound()
  return reply
})
