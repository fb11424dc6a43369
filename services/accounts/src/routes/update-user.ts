import { updateUser } from '../actions/update-user.ts'
import { serve } from '../deps.ts'
import { userReply } from '../replies/user-reply.ts'

export const updateUserRoute = serve('updateUser', ({ actor, body, transaction }) =>
  transaction(async (trx) => userReply(await updateUser(trx, actor.userGuid, body))),
)
