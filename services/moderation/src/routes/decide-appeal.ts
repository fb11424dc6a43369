import { AppError } from '@sild/service-kit'
import { decideAppeal } from '../actions/decide-appeal.ts'
import { findAppeal } from '../actions/find-appeal.ts'
import { findContested } from '../actions/find-contested.ts'
import { findModerator } from '../actions/find-moderator.ts'
import { appealObstacle } from '../actions/appeal-obstacle.ts'
import { requireContested } from '../actions/require-contested.ts'
import { serve } from '../deps.ts'
import { appealDetails, findFirstModerator } from '../replies/appeal.ts'

export const decideAppealRoute = serve(
  'decideAppeal',
  async ({ actor, body, deps, params: { appealGuid }, transaction }) => {
    const appeal = await findAppeal(deps.database.knex, appealGuid)
    const contested = await findContested(deps, appeal)
    const obstacle = await appealObstacle(deps, actor, appeal, contested)
    if (obstacle)
      throw obstacle === 'own-decision'
        ? new AppError('appeal-against-own-decision')
        : new AppError('conflict-of-interest')
    await requireContested(deps, appeal, contested)
    const [moderator, firstBy] = await Promise.all([findModerator(deps, actor), findFirstModerator(deps, appeal)])
    return transaction(async (trx) =>
      appealDetails(await decideAppeal(trx, deps, { ...body, appealGuid, moderator }), {
        contested,
        firstBy,
        obstacle,
      }),
    )
  },
)
