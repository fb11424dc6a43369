import type { ParsedInput } from '@sild/contract'
import { AppError, type CompanyActor, lock, type Transaction } from '@sild/service-kit'
import type { CompaniesDeps } from '../deps.ts'
import { Company } from '../models/company.ts'
import { Review } from '../models/review.ts'
import { announceChange } from './announce-change.ts'

type Body = ParsedInput<'writeReview'>['body'] & { companyGuid: string }

/** Writes a review; with the other side's there, both are published at once. @throws review-exists, company-required, company-not-found */
export async function writeReview(
  trx: Transaction,
  { clock, live, outbox }: Pick<CompaniesDeps, 'clock' | 'live' | 'outbox'>,
  { companyGuid: authorCompanyGuid }: CompanyActor,
  { companyGuid, ...body }: Body,
): Promise<Review> {
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
  if (!answer) return written
  await answer.$query(trx).patch({ publishedAt })
  for (const review of [written, answer]) {
    await outbox.publish(trx, 'review-published', { reviewGuid: review.reviewGuid })
    await outbox.publish(trx, 'company-changed', { companyGuid: review.companyGuid })
    announceChange(trx, { live }, review.companyGuid)
  }
  return written
}
