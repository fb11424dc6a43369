import { serve } from '../deps.ts'
import { Suspension } from '../models/suspension.ts'

export const findSuspendedUsersRoute = serve('findSuspendedUsers', async ({ body, deps }) => {
  const open = await Suspension.query(deps.database.knex)
    .whereIn('userGuid', body.userGuids)
    .whereNull('restoredAt')
    .select('userGuid')
  return { userGuids: open.map(({ userGuid }) => userGuid) }
})
