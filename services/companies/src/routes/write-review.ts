import { AppError, lock } from '@sild/service-kit'
import { announceChange } from '../actions/announce-change.ts'
import { findPublicCompany } from '../actions/find-public-company.ts'
import { haveExchangedMessages } from '../actions/have-exchanged-messages.ts'
import { serve } from '../deps.ts'
import { Company } from '../models/company.ts'
import { Review } from '../models/review.ts'
import { reviewStatus } from '../rules/review-status.ts'

/** Writes a review; with the other side's there, both are published at once. */
export const writeReviewRoute = serve('writeReview', async ({ actor, params, body, deps, transaction }) => {
  const { calls, clock, database, outbox } = deps
  const { companyGuid: authorCompanyGuid } = actor
  const companyGuid = await findPublicCompany(database.knex, params.guid)
  if (!(await haveExchangedMessages(calls, authorCompanyGuid, companyGuid))) throw new AppError('review-not-allowed')
  return transaction(async (trx) => {
    // Two companies that review each other at the same moment must see each other's review.
    const pair = [companyGuid, authorCompanyGuid].toSorted().join(' ')
    await lock(trx, pair)
    // Neither is erased while this is written: the erasure takes the text of what is there.
    const parties = await Company.query(trx)
      .findByIds([companyGuid, authorCompanyGuid])
      .where({ erasedAt: null })
      .orderBy('companyGuid')
      .forShare()
    const isThere = (guid: string): boolean => parties.some((party) => party.companyGuid === guid)
    // A session knows a company that was deleted until its next refresh.
    if (!isThere(authorCompanyGuid)) throw new AppError('company-required')
    if (!isThere(companyGuid)) throw new AppError('company-not-found')
    const present = await Review.query(trx).findOne({ companyGuid, authorCompanyGuid })
    if (present) throw new AppError('review-exists')
    const answer = await Review.query(trx).findOne({ companyGuid: authorCompanyGuid, authorCompanyGuid: companyGuid })
    const publishedAt = answer ? clock.now() : null
    const written = await Review.query(trx)
      .insert({ ...body, companyGuid, authorCompanyGuid, publishedAt })
      .returning('*')
    if (answer) {
      await answer.$query(trx).patch({ publishedAt })
      for (const review of [written, answer]) {
        await outbox.publish(trx, 'review-published', { reviewGuid: review.reviewGuid })
        await outbox.publish(trx, 'company-changed', { companyGuid: review.companyGuid })
        announceChange(trx, deps, review.companyGuid)
      }
    }
    return { guid: written.reviewGuid, status: reviewStatus(written) }
  })
})
