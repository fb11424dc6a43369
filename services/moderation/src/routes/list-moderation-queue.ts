import { findOwnCompanies } from '../actions/find-own-companies.ts'
import { serve } from '../deps.ts'
import { queuePage } from '../replies/queue-page.ts'

export const listModerationQueueRoute = serve('listModerationQueue', async ({ actor, deps, query }) => {
  const ownCompanies = await findOwnCompanies(deps, actor)
  return queuePage(deps.database, { userGuid: actor.userGuid, ownCompanies }, query)
})
