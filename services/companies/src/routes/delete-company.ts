import { announceChange } from '../actions/announce-change.ts'
import { deleteCompany } from '../actions/delete-company.ts'
import { serve } from '../deps.ts'

export const deleteCompanyRoute = serve('deleteCompany', async ({ actor, params, deps, transaction }) => {
  return transaction(async (trx) => {
    await deleteCompany(trx, deps, actor, params.guid)
    announceChange(trx, deps, params.guid)
    return { acknowledged: true as const }
  })
})
