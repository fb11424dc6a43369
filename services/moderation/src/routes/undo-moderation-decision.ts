import { AppError } from '@sild/service-kit'
import { claimColumns } from '../actions/claim-case.ts'
import { lockCase } from '../actions/lock-case.ts'
import { moveCase } from '../actions/move-case.ts'
import { serve } from '../deps.ts'
import { moderationCaseReply } from '../replies/moderation-case.ts'

/** Undoes a decision before it takes effect; the case is claimed again. */
export const undoModerationDecisionRoute = serve(
  'undoModerationDecision',
  async ({ actor: { userGuid }, deps, params: { caseGuid }, transaction }) =>
    transaction(async (trx) => {
      const before = await lockCase(trx, caseGuid)
      if (!before.isUndoable || before.claimedByUserGuid !== userGuid) throw new AppError('case-decided')
      const moderator = { userGuid, email: before.claimedByEmail ?? '' }
      const undone = await moveCase(trx, deps, before, {
        event: 'undo',
        columns: { ...claimColumns(moderator), reason: null, decidedAt: null, undoUntil: null },
        audit: { action: 'undone', by: moderator },
      })
      return moderationCaseReply(trx, deps.files, undone)
    }),
)
