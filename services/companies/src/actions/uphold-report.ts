import type { Reply } from '@sild/contract/schemas'
import { expression, type Transaction } from '@sild/service-kit'
import { fn } from 'objection'
import type { CompaniesDeps } from '../deps.ts'
import { Company } from '../models/company.ts'
import { Review } from '../models/review.ts'
import { announceChange } from './announce-change.ts'

/** Hides the content of an upheld report. */
export async function upholdReport(
  trx: Transaction,
  deps: Pick<CompaniesDeps, 'live' | 'outbox'>,
  { targetType, targetGuid }: Pick<Reply<'getReportDecision'>, 'targetType' | 'targetGuid'>,
): Promise<void> {
  const companyGuid = targetType === 'review' ? await hideReview(trx, targetGuid) : await unlist(trx, deps, targetGuid)
  if (!companyGuid) return
  await deps.outbox.publish(trx, 'company-changed', { companyGuid })
  announceChange(trx, deps, companyGuid)
}

async function hideReview(trx: Transaction, reviewGuid: string): Promise<string | null> {
  const [hidden] = await Review.query(trx)
    .where({ reviewGuid })
    .whereNull('hiddenAt')
    .patch({ hiddenAt: fn.now() })
    .returning('companyGuid')
  return hidden?.companyGuid ?? null
}

/** Removes a company from the catalogue. Its page stays at its address. */
async function unlist(
  trx: Transaction,
  { outbox }: Pick<CompaniesDeps, 'outbox'>,
  companyGuid: string,
): Promise<string | null> {
  const hidden = await Company.query(trx)
    .findById(companyGuid)
    .whereNull('hiddenAt')
    .patch({ hiddenAt: fn.now(), listedAt: null, version: expression`version + 1` })
  if (hidden === 0) return null
  await outbox.publish(trx, 'company-removed', { companyGuid })
  return companyGuid
}
