import { findContested } from '../actions/find-contested.ts'
import { findFirstDecision } from '../actions/find-first-decision.ts'
import { requireConcerned } from '../actions/require-concerned.ts'
import { writeAppeal } from '../actions/write-appeal.ts'
import { serve } from '../deps.ts'
import { decisionReply } from '../replies/decision.ts'

export const appealDecisionRoute = serve(
  'appealDecision',
  async ({ actor, body: { text }, deps, params: { decisionGuid }, transaction }) => {
    const first = await findFirstDecision(deps.database.knex, decisionGuid)
    const contested = await findContested(deps, first)
    await requireConcerned(deps, actor, first, contested)
    return transaction(async (trx) => {
      const appeal = await writeAppeal(trx, deps, {
        appellantUserGuid: actor.userGuid,
        first,
        isStanding: contested.isStanding,
        text,
      })
      return decisionReply(first, { appeal, contested, readerGuid: actor.userGuid, now: deps.clock.now() })
    })
  },
)
