import { removeExpired } from '../actions/remove-expired.ts'
import { handle } from '../deps.ts'

export const removeExpiredSessions = handle('remove-expired-sessions', ({ deps }) => removeExpired(deps.database.knex))
