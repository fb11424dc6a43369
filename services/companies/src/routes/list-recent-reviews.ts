import { serve } from '../deps.ts'
import { recentReviews } from '../replies/reviews-json.ts'

export const listRecentReviewsRoute = serve('listRecentReviews', ({ query, deps }) =>
  recentReviews(deps.database, query.limit),
)
