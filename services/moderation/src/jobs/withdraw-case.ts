import { withdrawCases } from '../actions/withdraw-cases.ts'
import { handle } from '../deps.ts'

export const withdrawCaseJob = handle('withdraw-case', ({ payload: { publicationGuid, revision }, deps }) =>
  deps.database.transaction((trx) =>
    withdrawCases(trx, deps, { publicationGuid, upToRevision: revision, cause: 'withdrawn-by-author' }),
  ),
)
