import { findSearchedUser } from '../actions/find-searched-user.ts'
import { serve } from '../deps.ts'
import { inboxPage } from '../replies/inbox-page.ts'

export const listSupportInboxRoute = serve('listSupportInbox', async ({ actor, deps, query }) =>
  inboxPage(deps, actor.userGuid, query, await findSearchedUser(deps, query.query)),
)
