import { serve } from '../deps.ts'
import { findUser } from '../models/find-user.ts'
import { userReply } from '../replies/user-reply.ts'

export const getUserRoute = serve('getUser', async ({ actor, deps }) =>
  userReply(await findUser(deps.database.knex, actor.userGuid), deps),
)
