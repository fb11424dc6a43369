import { lock } from '@sild/service-kit'
import { updateUser } from '../actions/update-user.ts'
import { serve } from '../deps.ts'
import { findUser } from '../models/find-user.ts'
import { userReply } from '../replies/user-reply.ts'

export const saveTipsRoute = serve('saveTips', ({ actor, body, deps, transaction }) =>
  transaction(async (trx) => {
    // Serialized for each user, so that parallel writes do not lose tips.
    await lock(trx, `tips ${actor.userGuid}`)
    const { userGuid, tips } = await findUser(trx, actor.userGuid)
    return userReply(await updateUser(trx, userGuid, { tips: [...new Set([...tips, ...body.tips])] }), deps)
  }),
)
