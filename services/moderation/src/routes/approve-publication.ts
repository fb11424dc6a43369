import { decideCase } from '../actions/decide-case.ts'
import { requireCurrent } from '../actions/require-current.ts'
import { requireIndependentModerator } from '../actions/require-independent-moderator.ts'
import { serve } from '../deps.ts'
import { moderationCaseReply } from '../replies/moderation-case.ts'

export const approvePublicationRoute = serve(
  'approvePublication',
  async ({ actor, deps, params: { caseGuid }, transaction }) => {
    await requireIndependentModerator(deps, actor, caseGuid)
    await requireCurrent(deps, caseGuid)
    const decision = { caseGuid, userGuid: actor.userGuid, reason: null }
    return transaction(async (trx) => moderationCaseReply(trx, deps.files, await decideCase(trx, deps, decision)))
  },
)
