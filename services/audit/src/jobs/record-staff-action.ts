import { appendAction } from '../actions/append-action.ts'
import { rememberHead } from '../actions/remember-head.ts'
import { handle } from '../deps.ts'

/** Appends to the chain and, once that is committed, writes the new head outside of the database. */
export const recordStaffActionJob = handle('record-staff-action', async ({ deps, payload }) => {
  const head = await deps.database.transaction((trx) => appendAction(trx, deps, payload))
  if (head) await rememberHead(deps, head)
})
