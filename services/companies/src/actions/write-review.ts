import type { ParsedInput } from '@sild/contract'
import type { CompanyActor, Transaction } from '@sild/service-kit'
import type { CompaniesDeps } from '../deps.ts'
import { reviewExists } from '../errors.ts'
import { Review } from '../models/review.ts'

type Body = ParsedInput<'writeReview'>['body'] & { companyGuid: string }

/** Writes a review; with the other side's there, both are published at once. @throws review-exists */
export async function writeReview(
  trx: Transaction,
  { clock, outbox }: Pick<CompaniesDeps, 'clock' | 'outbox'>,
  { companyGuid: authorCompanyGuid }: CompanyActor,
  { companyGuid, ...body }: Body,
): Promise<Review> {
  // Two companies that review each other at the same moment must see each other's review.
  const pair = [companyGuid, authorCompanyGuid].toSorted().join(' ')
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [pair])
  const present = await Review.query(trx).findOne({ companyGuid, authorCompanyGuid })
  if (present) throw reviewExists()
  const answer = await Review.query(trx).findOne({ companyGuid: authorCompanyGuid, authorCompanyGuid: companyGuid })
  const publishedAt = answer ? clock.now() : null
  const written = await Review.query(trx)
    .insert({ ...body, companyGuid, authorCompanyGuid, publishedAt })
    .returning('*')
  if (!answer) return written
  await answer.$query(trx).patch({ publishedAt })
  for (const review of [written, answer]) {
    await outbox.publish(trx, 'review-published', { reviewGuid: review.reviewGuid })
    await outbox.publish(trx, 'company-changed', { companyGuid: review.companyGuid })
  }
  return written
}
