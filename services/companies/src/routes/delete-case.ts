import { announceChange } from '../actions/announce-change.ts'
import { findOwnCase } from '../actions/find-own-case.ts'
import { releaseFiles } from '../actions/release-files.ts'
import { serve } from '../deps.ts'
import type { CompanyCase } from '../models/company-case.ts'
import { filesOfCase } from '../rules/files-of-case.ts'

export const deleteCaseRoute = serve('deleteCase', async ({ actor, params, deps, transaction }) => {
  let deleted: CompanyCase | undefined
  const reply = await transaction(async (trx) => {
    deleted = await findOwnCase(trx, actor, params.id)
    await deleted.$query(trx).delete()
    await releaseFiles(trx, deps, filesOfCase(deleted), actor.userGuid)
    return { acknowledged: true as const }
  })
  if (deleted) await announceChange(deps, deleted.companyGuid)
  return reply
})
