import { serve } from '../deps.ts'
import { User } from '../models/user.ts'

export const getUserContactsRoute = serve('getUserContacts', async ({ body, deps }) => {
  const users = await User.query(deps.database.knex)
    .findByIds(body.userGuids)
    .whereNull('deletedAt')
    .select('userGuid', 'email', 'locale')
  return { users: users.map(({ userGuid, email, locale }) => ({ guid: userGuid, email, locale })) }
})
