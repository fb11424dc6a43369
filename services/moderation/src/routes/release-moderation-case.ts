import { releaseCase } from '../actions/release-case.ts'
import { serve } from '../deps.ts'
import { moderationCaseReply } from '../replies/moderation-case.ts'

export const releaseModerationCaseRoute = serve(
  'releaseModerationCase',
  async ({ actor, deps, params: { caseGuid }, transaction }) =>
    transaction(async (trx) =>
      moderationCaseReply(trx, deps.files, await releaseCase(trx, deps, caseGuid, actor.userGuid)),
    ),
)
