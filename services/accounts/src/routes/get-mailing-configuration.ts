import { serve } from '../deps.ts'
import { findUser } from '../models/find-user.ts'
import { mailingReply } from '../replies/mailing-reply.ts'

export const getMailingConfigurationRoute = serve('getMailingConfiguration', async ({ actor, deps }) =>
  mailingReply(await findUser(deps.database.knex, actor.userGuid)),
)
