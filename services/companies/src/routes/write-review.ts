import { AppError } from '@sild/service-kit'
import { findPublicCompany } from '../actions/find-public-company.ts'
import { haveExchangedMessages } from '../actions/have-exchanged-messages.ts'
import { writeReview } from '../actions/write-review.ts'
import { serve } from '../deps.ts'
import { reviewStatus } from '../rules/review-status.ts'

export const writeReviewRoute = serve('writeReview', async ({ actor, params, body, deps, transaction }) => {
  const companyGuid = await findPublicCompany(deps.database.knex, params.guid)
  if (!(await haveExchangedMessages(deps.calls, actor.companyGuid, companyGuid)))
    throw new AppError('review-not-allowed')
  return transaction(async (trx) => {
    const review = await writeReview(trx, deps, actor, { ...body, companyGuid })
    return { guid: review.reviewGuid, status: reviewStatus(review) }
  })
})
