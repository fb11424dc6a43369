import type { Reply } from '@sild/contract/schemas'
import type { Transaction } from '@sild/service-kit'
import { fn, raw } from 'objection'
import type { CompaniesDeps } from '../deps.ts'
import { Company } from '../models/company.ts'
import { Review } from '../models/review.ts'

/** Takes away what was rightly reported; returns the company whose pages show it, or null where nothing is left to do. */
export async function upholdReport(
  trx: Transaction,
  { outbox }: Pick<CompaniesDeps, 'outbox'>,
  { targetType, targetGuid }: Pick<Reply<'getReportDecision'>, 'targetType' | 'targetGuid'>,
): Promise<string | null> {
  const companyGuid = targetType === 'review' ? await hideReview(trx, targetGuid) : await unlist(trx, targetGuid)
  if (companyGuid) await outbox.publish(trx, 'company-changed', { companyGuid })
  return companyGuid
}

async function hideReview(trx: Transaction, reviewGuid: string): Promise<string | null> {
  const [hidden] = await Review.query(trx)
    .where({ reviewGuid })
    .whereNull('hiddenAt')
    .patch({ hiddenAt: fn.now() })
    .returning('companyGuid')
  return hidden?.companyGuid ?? null
}

/** Its page stays for those who know it; the catalogue does not show it any more. */
async function unlist(trx: Transaction, companyGuid: string): Promise<string | null> {
  const hidden = await Company.query(trx)
    .findById(companyGuid)
    .whereNull('hiddenAt')
    .patch({ hiddenAt: fn.now(), listedAt: null, version: raw('version + 1') })
  return hidden > 0 ? companyGuid : null
}
