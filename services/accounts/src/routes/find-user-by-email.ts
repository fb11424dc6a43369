import { serve } from '../deps.ts'
import { User } from '../models/user.ts'

export const findUserByEmailRoute = serve('findUserByEmail', async ({ body: { email }, deps }) => {
  const user = await User.query(deps.database.knex).findOne({ email }).whereNull('deletedAt').select('userGuid')
  return { userGuid: user?.userGuid ?? null }
})
