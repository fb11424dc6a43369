import { findLinkedDecision } from '../actions/find-linked-decision.ts'
import { serve } from '../deps.ts'
import { Appeal } from '../models/appeal.ts'
import { decisionReply } from '../replies/decision.ts'

export const readSuspensionRoute = serve('readSuspension', async ({ deps, query }) => {
  const { contested, first, userGuid } = await findLinkedDecision(deps, query.token)
  const appeal = await Appeal.query(deps.database.knex).findOne({ decisionGuid: first.decisionGuid })
  return decisionReply(first, { appeal, contested, readerGuid: userGuid, now: deps.clock.now() })
})
