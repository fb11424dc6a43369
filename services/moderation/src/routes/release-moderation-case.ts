import { announceCase } from '../actions/announce-case.ts'
import { releaseCase } from '../actions/release-case.ts'
import { serve } from '../deps.ts'
import { moderationCaseReply } from '../replies/moderation-case.ts'

export const releaseModerationCase = serve(
  'releaseModerationCase',
  async ({ actor, deps, params: { caseGuid }, transaction }) => {
    return transaction(async (trx) => {
      const changed = await releaseCase(trx, caseGuid, actor.userGuid)
      announceCase(trx, deps, caseGuid)
      return moderationCaseReply(trx, changed)
    })
  },
)
