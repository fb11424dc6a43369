import { AppError } from '@sild/service-kit'
import { findAppeal } from '../actions/find-appeal.ts'
import { serve } from '../deps.ts'

export const getAppealDecisionRoute = serve('getAppealDecision', async ({ deps, params: { appealGuid } }) => {
  const { decidedByUserGuid, message, outcome, ...appeal } = await findAppeal(deps.database.knex, appealGuid)
  if (!outcome || message === null || !decidedByUserGuid) throw new AppError('appeal-not-found')
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
