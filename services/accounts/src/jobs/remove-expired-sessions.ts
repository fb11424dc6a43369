import { addErasures } from '../actions/add-erasures.ts'
import { removeExpired } from '../actions/remove-expired.ts'
import { handle } from '../deps.ts'

export const removeExpiredSessions = handle('remove-expired-sessions', async ({ deps }) => {
  await removeExpired(deps.database.knex)
  await deps.database.transaction((trx) => addErasures(trx, deps))
})
