import { AppError } from '@sild/service-kit'
import { eraseCompany } from '../actions/erase-company.ts'
import { lockOwnCompany } from '../actions/lock-own-company.ts'
import { serve } from '../deps.ts'
import { CompanyPublication } from '../models/company-publication.ts'

/** Takes a company away that publishes nothing any more. */
export const deleteCompanyRoute = serve(
  'deleteCompany',
  ({ actor, params: { guid: companyGuid }, deps, transaction }) =>
    transaction(async (trx) => {
      await lockOwnCompany(trx, actor, companyGuid)
      const live = await CompanyPublication.query(trx).where({ companyGuid, isLive: true }).resultSize()
      if (live > 0) throw new AppError('company-has-publications')
      await eraseCompany(trx, deps, actor, companyGuid)
      return { acknowledged: true as const }
    }),
)
