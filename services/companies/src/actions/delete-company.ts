import type { SignedInActor, Transaction } from '@sild/service-kit'
import type { CompaniesDeps } from '../deps.ts'
import { companyHasPublications } from '../errors.ts'
import { Company } from '../models/company.ts'
import { CompanyPublication } from '../models/company-publication.ts'
import { eraseCompany } from './erase-company.ts'
import { lockOwnCompany } from './lock-own-company.ts'

/** Takes a company away that publishes nothing any more; the next one of its owner becomes his main one. */
export async function deleteCompany(
  trx: Transaction,
  deps: Pick<CompaniesDeps, 'outbox'>,
  actor: SignedInActor,
  companyGuid: string,
): Promise<void> {
  const { isMain } = await lockOwnCompany(trx, actor, companyGuid)
  const live = await CompanyPublication.query(trx).where({ companyGuid, isLive: true }).resultSize()
  if (live > 0) throw companyHasPublications()
  await eraseCompany(trx, deps, { companyGuid })
  if (!isMain) return
  const next = await Company.query(trx)
    .where({ ownerUserGuid: actor.userGuid, erasedAt: null })
    .orderBy('joinedAt')
    .first()
  await next?.$query(trx).patch({ isMain: true })
}
