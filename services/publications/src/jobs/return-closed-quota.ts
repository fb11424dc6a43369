import { returnUnseen } from '../actions/return-quota.ts'
import { handle } from '../deps.ts'

export const returnClosedQuotaJob = handle('return-closed-quota', ({ deps, payload: { publicationGuid } }) =>
  deps.database.transaction((trx) => returnUnseen(trx, deps, publicationGuid)),
)
