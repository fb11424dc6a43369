import { undoDecision } from '../actions/undo-decision.ts'
import { serve } from '../deps.ts'
import { moderationCaseReply } from '../replies/moderation-case.ts'

export const undoModerationDecisionRoute = serve(
  'undoModerationDecision',
  async ({ actor, deps, params: { caseGuid }, transaction }) =>
    transaction(async (trx) =>
      moderationCaseReply(trx, deps.files, await undoDecision(trx, deps, caseGuid, actor.userGuid)),
    ),
)
