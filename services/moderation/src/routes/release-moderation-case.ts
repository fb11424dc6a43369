import { announceCase } from '../actions/announce-case.ts'
import { releaseCase } from '../actions/release-case.ts'
import { serve } from '../deps.ts'
import { moderationCaseReply } from '../replies/moderation-case.ts'

export const releaseModerationCase = serve(
  'releaseModerationCase',
  async ({ actor, deps, params: { caseGuid }, transaction }) => {
    const reply = await transaction(async (trx) =>
      moderationCaseReply(trx, await releaseCase(trx, caseGuid, actor.userGuid)),
    )
    await announceCase(deps, caseGuid)
    return reply
  },
)
