import { deleteCompany } from '../actions/delete-company.ts'
import { serve } from '../deps.ts'

export const deleteCompanyRoute = serve('deleteCompany', ({ actor, params, deps, transaction }) =>
  transaction(async (trx) => {
    await deleteCompany(trx, deps, actor, params.guid)
    return { acknowledged: true as const }
  }),
)
