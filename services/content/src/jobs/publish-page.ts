import { publishScheduled } from '../actions/publish-scheduled.ts'
import { handle } from '../deps.ts'

export const publishPage = handle('publish-page', ({ deps, payload }) =>
  deps.database.transaction((trx) => publishScheduled(trx, deps, payload)),
)
