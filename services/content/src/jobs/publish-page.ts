import { publishScheduled } from '../actions/publish-scheduled.ts'
import { handle } from '../deps.ts'

export const publishPageJob = handle('publish-page', ({ deps, payload }) =>
  deps.database.transaction((trx) => publishScheduled(trx, deps, payload)),
)
