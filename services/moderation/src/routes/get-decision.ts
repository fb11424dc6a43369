import { findContested } from '../actions/find-contested.ts'
import { findFirstDecision } from '../actions/find-first-decision.ts'
import { requireConcerned } from '../actions/require-concerned.ts'
import { serve } from '../deps.ts'
import { Appeal } from '../models/appeal.ts'
import { decisionReply } from '../replies/decision.ts'

export const getDecisionRoute = serve('getDecision', async ({ actor, deps, params: { decisionGuid } }) => {
  const { knex } = deps.database
  const first = await findFirstDecision(knex, decisionGuid)
  const contested = await findContested(deps, first)
  await requireConcerned(deps, actor, first, contested)
  const appeal = await Appeal.query(knex).findOne({ decisionGuid })
  return decisionReply(first, { appeal, contested, readerGuid: actor.userGuid, now: deps.clock.now() })
})
