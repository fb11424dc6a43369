import { findAppeal } from '../actions/find-appeal.ts'
import { findContested } from '../actions/find-contested.ts'
import { appealObstacle } from '../actions/appeal-obstacle.ts'
import { serve } from '../deps.ts'
import { appealDetails, findFirstModerator } from '../replies/appeal.ts'

export const getAppealRoute = serve('getAppeal', async ({ actor, deps, params: { appealGuid } }) => {
  const appeal = await findAppeal(deps.database.knex, appealGuid)
  const [contested, firstBy] = await Promise.all([findContested(deps, appeal), findFirstModerator(deps, appeal)])
  return appealDetails(appeal, { contested, firstBy, obstacle: await appealObstacle(deps, actor, appeal, contested) })
})
