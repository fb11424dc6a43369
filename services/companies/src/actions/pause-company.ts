import { expression, type Transaction } from '@sild/service-kit'
import { fn } from 'objection'
import type { CompaniesDeps } from '../deps.ts'
import { Company } from '../models/company.ts'
import { announceChange } from './announce-change.ts'

/** Hides a company while it is paused, or shows it again. Does nothing if the state is unchanged. */
export async function pauseCompany(
  trx: Transaction,
  deps: Pick<CompaniesDeps, 'live' | 'outbox'>,
  { companyGuid, isPaused }: { companyGuid: string; isPaused: boolean },
): Promise<void> {
  const changed = await Company.query(trx)
    .findById(companyGuid)
    .where(expression`(paused_at is not null) <> ${isPaused}`)
    .patch({ pausedAt: isPaused ? fn.now() : null, version: expression`version + 1` })
  if (changed === 0) return
  await deps.outbox.publish(trx, 'company-changed', { companyGuid })
  announceChange(trx, deps, companyGuid)
}
