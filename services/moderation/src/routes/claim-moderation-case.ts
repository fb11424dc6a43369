import { claimCase } from '../actions/claim-case.ts'
import { findModerator } from '../actions/find-moderator.ts'
import { requireIndependentModerator } from '../actions/require-independent-moderator.ts'
import { serve } from '../deps.ts'
import { moderationCaseReply } from '../replies/moderation-case.ts'

export const claimModerationCaseRoute = serve(
  'claimModerationCase',
  async ({ actor, deps, params: { caseGuid }, transaction }) => {
    await requireIndependentModerator(deps, actor, caseGuid)
    const moderator = await findModerator(deps, actor)
    return transaction(async (trx) =>
      moderationCaseReply(trx, deps.files, await claimCase(trx, deps, caseGuid, moderator)),
    )
  },
)
