import { lockClaimedCase } from '../actions/lock-claimed-case.ts'
import { moveCase, noClaim } from '../actions/move-case.ts'
import { serve } from '../deps.ts'
import { moderationCaseReply } from '../replies/moderation-case.ts'

/** Releases the moderator's claim. */
export const releaseModerationCaseRoute = serve(
  'releaseModerationCase',
  async ({ actor, deps, params: { caseGuid }, transaction }) =>
    transaction(async (trx) => {
      const { before, moderator } = await lockClaimedCase(trx, caseGuid, actor.userGuid)
      const released = await moveCase(trx, deps, before, {
        event: 'release',
        columns: noClaim,
        audit: { action: 'released', by: moderator },
      })
      return moderationCaseReply(trx, deps.files, released)
    }),
)
