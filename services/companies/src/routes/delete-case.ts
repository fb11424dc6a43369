import { announceChange } from '../actions/announce-change.ts'
import { findOwnCase } from '../actions/find-own-case.ts'
import { releaseFiles } from '../actions/release-files.ts'
import { serve } from '../deps.ts'
import { filesOfCase } from '../rules/files-of-case.ts'

export const deleteCaseRoute = serve('deleteCase', ({ actor, params, deps, transaction }) =>
  transaction(async (trx) => {
    const deleted = await findOwnCase(trx, actor, params.id)
    await deleted.$query(trx).delete()
    await releaseFiles(trx, deps, filesOfCase(deleted), actor.userGuid)
    announceChange(trx, deps, deleted.companyGuid)
    return { acknowledged: true as const }
  }),
)
