import { appendAction } from '../actions/append-action.ts'
import { handle } from '../deps.ts'

export const recordStaffActionJob = handle('record-staff-action', ({ deps, payload }) =>
  deps.database.transaction((trx) => appendAction(trx, deps, payload)),
)
