import type { PublicationSnapshot } from '@sild/contract/publications/schemas'
import type { Transaction } from '@sild/service-kit'
import type { CompaniesDeps } from '../deps.ts'
import { Company } from '../models/company.ts'
import { CompanyPublication } from '../models/company-publication.ts'
import { announceChange } from './announce-change.ts'

/** Counts a publication for its company. The first approved one lists the company in the catalogue. */
export async function listCompany(
  trx: Transaction,
  deps: Pick<CompaniesDeps, 'live' | 'outbox'>,
  publication: PublicationSnapshot,
): Promise<void> {
  await CompanyPublication.keep(trx, publication)
  announceChange(trx, deps, publication.companyGuid)
  if (!publication.isLive) return
  const { companyGuid } = publication
  const listed = await Company.query(trx)
    .findById(companyGuid)
    .whereNull('listedAt')
    .whereNull('hiddenAt')
    .whereNull('erasedAt')
    .patch({ listedAt: new Date() })
  if (listed > 0) await deps.outbox.publish(trx, 'company-changed', { companyGuid })
}
