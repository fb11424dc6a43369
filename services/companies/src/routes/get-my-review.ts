import { AppError } from '@sild/service-kit'
import { findPublicCompany } from '../actions/find-public-company.ts'
import { requireTie } from '../actions/require-tie.ts'
import { serve } from '../deps.ts'
import { reviewNotAllowed } from '../errors.ts'
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
  const isInTouch =
    own !== companyGuid &&
    (await requireTie(deps.calls, [own, companyGuid], reviewNotAllowed).then(
      () => true,
      (error: unknown) => {
        if (error instanceof AppError && error.code === 'review-not-allowed') return false
        throw error
      },
    ))
  return { review: null, mayReview: isInTouch, isAwaited: isInTouch && received !== undefined }
})
