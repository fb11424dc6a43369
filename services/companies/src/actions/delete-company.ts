import { AppError, type SignedInActor, type Transaction } from '@sild/service-kit'
import type { CompaniesDeps } from '../deps.ts'
import { CompanyPublication } from '../models/company-publication.ts'
import { eraseCompany } from './erase-company.ts'
import { lockOwnCompany } from './lock-own-company.ts'

/** Takes a company away that publishes nothing any more. */
export async function deleteCompany(
  trx: Transaction,
  deps: Pick<CompaniesDeps, 'live' | 'outbox'>,
  actor: SignedInActor,
  companyGuid: string,
): Promise<void> {
  await lockOwnCompany(trx, actor, companyGuid)
  const live = await CompanyPublication.query(trx).where({ companyGuid, isLive: true }).resultSize()
  if (live > 0) throw new AppError('company-has-publications')
  await eraseCompany(trx, deps, actor, companyGuid)
}
