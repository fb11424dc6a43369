import { AppError } from '@sild/service-kit'
import { serve } from '../deps.ts'
import { findReviewParties } from '../replies/reviews-json.ts'

export const getReviewPartiesRoute = serve('getReviewParties', async ({ params, deps }) => {
  const reply = await findReviewParties(deps.database, params.guid)
  if (!reply) throw new AppError('review-not-found')
  return reply
})
