import { announceCase } from '../actions/announce-case.ts'
import { undoDecision } from '../actions/undo-decision.ts'
import { serve } from '../deps.ts'
import { moderationCaseReply } from '../replies/moderation-case.ts'

export const undoModerationDecision = serve(
  'undoModerationDecision',
  async ({ actor, deps, params: { caseGuid }, transaction }) => {
    return transaction(async (trx) => {
      const changed = await undoDecision(trx, caseGuid, actor.userGuid)
      announceCase(trx, deps, caseGuid)
      return moderationCaseReply(trx, changed)
    })
  },
)
