import { endViewings } from '../actions/end-viewings.ts'
import { handle } from '../deps.ts'

export const endViewingsJob = handle('end-viewings', ({ deps }) =>
  deps.database.transaction((trx) => endViewings(trx, deps)),
)
