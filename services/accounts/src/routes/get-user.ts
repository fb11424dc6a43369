import { serve } from '../deps.ts'
import { userGone } from '../errors.ts'
import { User } from '../models/user.ts'
import { userReply } from '../replies/user-reply.ts'

export const getUserRoute = serve('getUser', async ({ actor, deps }) => {
  const user = await User.query(deps.database.knex).findById(actor.userGuid)
  if (!user) throw userGone()
  return userReply(user)
})
