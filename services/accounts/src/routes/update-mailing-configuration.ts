import { serve } from '../deps.ts'
import { findUser } from '../models/find-user.ts'
import { User } from '../models/user.ts'
import { mailingReply } from '../replies/mailing-reply.ts'

export const updateMailingConfigurationRoute = serve('updateMailingConfiguration', ({ actor, body, transaction }) =>
  transaction(async (trx) => {
    await User.query(trx).findById(actor.userGuid).patch(body)
    return mailingReply(await findUser(trx, actor.userGuid))
  }),
)
