import { findAppeal } from '../actions/find-appeal.ts'
import { serve } from '../deps.ts'
import { appealNotFound } from '../errors.ts'

export const getAppealDecision = serve('getAppealDecision', async ({ deps, params: { appealGuid } }) => {
  const { appellantUserGuid, decisionGuid, kind, message, outcome, targetGuid, targetType } = await findAppeal(
    deps.database.knex,
    appealGuid,
  )
  if (!outcome || message === null) throw appealNotFound()
  return { appealGuid, decisionGuid, kind, targetType, targetGuid, outcome, message, appellantUserGuid }
})
