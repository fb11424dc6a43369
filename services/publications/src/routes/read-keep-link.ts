import { findByKeepLink } from '../actions/find-by-keep-link.ts'
import { serve } from '../deps.ts'
import { keepLinkReply } from '../replies/keep-link-reply.ts'

export const readKeepLinkRoute = serve('readKeepLink', async ({ deps, query }) =>
  keepLinkReply(await findByKeepLink(deps.database.knex, deps, query.token)),
)
