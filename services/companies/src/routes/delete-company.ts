import { announceChange } from '../actions/announce-change.ts'
import { deleteCompany } from '../actions/delete-company.ts'
import { dropFiles } from '../actions/drop-files.ts'
import { listFiles } from '../actions/list-files.ts'
import { serve } from '../deps.ts'

export const deleteCompanyRoute = serve('deleteCompany', async ({ actor, params, deps, transaction }) => {
  const files = await listFiles(deps.database.knex, params.guid)
  const reply = await transaction(async (trx) => {
    await deleteCompany(trx, deps, actor, params.guid)
    return { acknowledged: true as const }
  })
  await dropFiles(deps, files, actor.userGuid)
  await announceChange(deps, params.guid)
  return reply
})
