import { announceCase } from '../actions/announce-case.ts'
import { undoDecision } from '../actions/undo-decision.ts'
import { serve } from '../deps.ts'
import { moderationCaseReply } from '../replies/moderation-case.ts'

export const undoModerationDecision = serve(
  'undoModerationDecision',
  async ({ actor, deps, params: { caseGuid }, transaction }) => {
    const reply = await transaction(async (trx) =>
      moderationCaseReply(trx, await undoDecision(trx, caseGuid, actor.userGuid)),
    )
    await announceCase(deps, caseGuid)
    return reply
  },
)
