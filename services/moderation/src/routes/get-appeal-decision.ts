import { findAppeal } from '../actions/find-appeal.ts'
import { serve } from '../deps.ts'
import { appealNotFound } from '../errors.ts'

export const getAppealDecision = serve('getAppealDecision', async ({ deps, params: { appealGuid } }) => {
  const { decidedByUserGuid, message, outcome, ...appeal } = await findAppeal(deps.database.knex, appealGuid)
  if (!outcome || message === null || !decidedByUserGuid) throw appealNotFound()
  const { appellantUserGuid, decisionGuid, kind, targetGuid, targetType } = appeal
  return {
    appealGuid,
    decisionGuid,
    kind,
    targetType,
    targetGuid,
    outcome,
    message,
    decidedByUserGuid,
    appellantUserGuid,
  }
})
