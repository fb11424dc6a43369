import { decideCase } from '../actions/decide-case.ts'
import { requireCurrent } from '../actions/require-current.ts'
import { requireIndependentModerator } from '../actions/require-independent-moderator.ts'
import { serve } from '../deps.ts'
import { moderationCaseReply } from '../replies/moderation-case.ts'

export const rejectPublicationRoute = serve(
  'rejectPublication',
  async ({ actor, body, deps, params: { caseGuid }, transaction }) => {
    await requireIndependentModerator(deps, actor, caseGuid)
    await requireCurrent(deps, caseGuid)
    const reason = { rule: body.rule, field: body.field ?? null, quote: body.quote ?? null, message: body.message }
    const decision = { caseGuid, userGuid: actor.userGuid, reason }
    return transaction(async (trx) => moderationCaseReply(trx, deps.files, await decideCase(trx, deps, decision)))
  },
)
