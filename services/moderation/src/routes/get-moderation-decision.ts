import { AppError } from '@sild/service-kit'
import { serve } from '../deps.ts'
import { ModerationCase } from '../models/moderation-case.ts'

/** Settled decisions only: others can still be undone. */
export const getModerationDecisionRoute = serve('getModerationDecision', async ({ deps, params: { caseGuid } }) => {
  const found = await ModerationCase.query(deps.database.knex).findById(caseGuid).whereNotNull('settledAt')
  if (!found?.decidedAt) throw new AppError('case-not-found')
  const { publicationGuid, revision, reason } = found
  const decidedAt = found.decidedAt.toISOString()
  return {
    publicationGuid,
    revision,
    outcome: reason ? 'rejected' : 'approved',
    reason: reason && { decisionGuid: caseGuid, ...reason, decidedAt },
    decidedAt,
  }
})
