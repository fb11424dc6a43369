import { announceChange } from '../actions/announce-change.ts'
import { deleteCompany } from '../actions/delete-company.ts'
import { listFiles } from '../actions/list-files.ts'
import { releaseFiles } from '../actions/release-files.ts'
import { serve } from '../deps.ts'

export const deleteCompanyRoute = serve('deleteCompany', async ({ actor, params, deps, transaction }) => {
  const files = await listFiles(deps.database.knex, params.guid)
  return transaction(async (trx) => {
    await deleteCompany(trx, deps, actor, params.guid)
    await releaseFiles(trx, deps, files, actor.userGuid)
    announceChange(trx, deps, params.guid)
    return { acknowledged: true as const }
  })
})
