import { AppError } from '@sild/service-kit'
import { reportsAnsweredBy } from '../actions/reports-answered-by.ts'
import { serve } from '../deps.ts'
import { Appeal } from '../models/appeal.ts'
import { ReportDecision } from '../models/report-decision.ts'

export const getReportDecisionRoute = serve('getReportDecision', async ({ deps, params: { decisionGuid } }) => {
  const { knex } = deps.database
  const [decision, answered, appeal] = await Promise.all([
    ReportDecision.query(knex).findById(decisionGuid),
    reportsAnsweredBy(knex, decisionGuid),
    Appeal.query(knex).findOne({ nextDecisionGuid: decisionGuid }),
  ])
  if (!decision || !answered[0]) throw new AppError('report-not-found')
  const { targetType, targetGuid, reason } = answered[0]
  return {
    decisionGuid,
    targetType,
    targetGuid,
    reason,
    outcome: decision.outcome,
    message: decision.message,
    decidedAt: decision.at.toISOString(),
    reporterUserGuids: answered.flatMap(({ reporterUserGuid }) =>
      // The appellant gets the outcome of the appeal instead.
      reporterUserGuid === null || reporterUserGuid === appeal?.appellantUserGuid ? [] : reporterUserGuid,
    ),
  }
})
