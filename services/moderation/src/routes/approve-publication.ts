import { announceCase } from '../actions/announce-case.ts'
import { decideCase } from '../actions/decide-case.ts'
import { requireCurrent } from '../actions/require-current.ts'
import { requireOtherEyes } from '../actions/require-other-eyes.ts'
import { serve } from '../deps.ts'
import { moderationCaseReply } from '../replies/moderation-case.ts'

export const approvePublication = serve(
  'approvePublication',
  async ({ actor, deps, params: { caseGuid }, transaction }) => {
    await requireOtherEyes(deps, actor, caseGuid)
    await requireCurrent(deps, caseGuid)
    const decision = { caseGuid, userGuid: actor.userGuid, reason: null }
    const reply = await transaction(async (trx) => moderationCaseReply(trx, await decideCase(trx, deps, decision)))
    await announceCase(deps, caseGuid)
    return reply
  },
)
