import type { Reply } from '@sild/contract/schemas'
import { expression, type Transaction } from '@sild/service-kit'
import { fn } from 'objection'
import type { CompaniesDeps } from '../deps.ts'
import { Company } from '../models/company.ts'
import { CompanyPublication } from '../models/company-publication.ts'
import { Review } from '../models/review.ts'
import { announceChange } from './announce-change.ts'

/** Shows again what another moderator found to be in order. */
export async function liftReport(
  trx: Transaction,
  deps: Pick<CompaniesDeps, 'live' | 'outbox'>,
  { targetType, targetGuid }: Pick<Reply<'getAppealDecision'>, 'targetType' | 'targetGuid'>,
): Promise<void> {
  const companyGuid = targetType === 'review' ? await showReview(trx, targetGuid) : await listAgain(trx, targetGuid)
  if (!companyGuid) return
  await deps.outbox.publish(trx, 'company-changed', { companyGuid })
  announceChange(trx, deps, companyGuid)
}

async function showReview(trx: Transaction, reviewGuid: string): Promise<string | null> {
  const [shown] = await Review.query(trx)
    .where({ reviewGuid })
    .whereNotNull('hiddenAt')
    .patch({ hiddenAt: null })
    .returning('companyGuid')
  return shown?.companyGuid ?? null
}

/** Back into the catalogue where it has something to show there; without, its next publication brings it in. */
async function listAgain(trx: Transaction, companyGuid: string): Promise<string | null> {
  const isShowing = await CompanyPublication.query(trx).findOne({ companyGuid, isLive: true })
  const listed = await Company.query(trx)
    .findById(companyGuid)
    .whereNotNull('hiddenAt')
    .patch({ hiddenAt: null, version: expression`version + 1`, ...(isShowing && { listedAt: fn.now() }) })
  return listed === 0 ? null : companyGuid
}
