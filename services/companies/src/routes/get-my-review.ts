import { findPublicCompany } from '../actions/find-public-company.ts'
import { haveExchangedMessages } from '../actions/have-exchanged-messages.ts'
import { serve } from '../deps.ts'
import { Review } from '../models/review.ts'
import { reviewStatus } from '../rules/review-status.ts'

export const getMyReviewRoute = serve('getMyReview', async ({ actor, params, deps }) => {
  const { knex } = deps.database
  const own = actor.companyGuid
  const companyGuid = await findPublicCompany(knex, params.guid)
  const [written, received] = await Promise.all([
    Review.query(knex).findOne({ companyGuid, authorCompanyGuid: own }),
    Review.query(knex).findOne({ companyGuid: own, authorCompanyGuid: companyGuid }),
  ])
  if (written) {
    const { reviewGuid: guid, text, ratingQuality, ratingScheduling, ratingCost, ratingNps } = written
    const review = { guid, status: reviewStatus(written), text, ratingQuality, ratingScheduling, ratingCost, ratingNps }
    return { review, mayReview: false, isAwaited: false }
  }
  const mayReview = await haveExchangedMessages(deps.calls, own, companyGuid)
  return { review: null, mayReview, isAwaited: mayReview && received !== undefined }
})
