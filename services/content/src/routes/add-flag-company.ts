import { addFlagCompany } from '../actions/change-flag.ts'
import { requireCompany } from '../actions/require-company.ts'
import { serve } from '../deps.ts'

export const addFlagCompanyRoute = serve('addFlagCompany', async ({ actor, deps, params, transaction }) => {
  await requireCompany(deps, params.companyGuid)
  return transaction((trx) => addFlagCompany(trx, deps, actor, params))
})
