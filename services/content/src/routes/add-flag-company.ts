import { addFlagCompany } from '../actions/add-flag-company.ts'
import { requireCompany } from '../actions/require-company.ts'
import { serve } from '../deps.ts'

export const addFlagCompanyRoute = serve('addFlagCompany', async ({ actor, deps, params, transaction }) => {
  await requireCompany(deps, params.companyGuid)
  return transaction((trx) => addFlagCompany(trx, deps, actor, params))
})
