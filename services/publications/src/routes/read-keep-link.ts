import { findKept } from '../actions/find-kept.ts'
import { serve } from '../deps.ts'
import { keptReply } from '../replies/kept-reply.ts'

export const readKeepLinkRoute = serve('readKeepLink', async ({ deps, query }) =>
  keptReply(await findKept(deps.database.knex, deps, query.token)),
)
