import { announceChange } from '../actions/announce-change.ts'
import { findOwnCase } from '../actions/find-own-case.ts'
import { showCaseFiles } from '../actions/show-files.ts'
import { serve } from '../deps.ts'

export const deleteCaseRoute = serve('deleteCase', ({ actor, params, deps, transaction }) =>
  transaction(async (trx) => {
    const deleted = await findOwnCase(trx, actor, params.id)
    await deleted.$query(trx).delete()
    await showCaseFiles(trx, deps, actor, deleted, { isDeleted: true })
    announceChange(trx, deps, deleted.companyGuid)
    return { acknowledged: true as const }
  }),
)
