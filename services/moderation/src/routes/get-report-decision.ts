import { serve } from '../deps.ts'
import { reportNotFound } from '../errors.ts'
import { ReportDecision } from '../models/report-decision.ts'
import { Report } from '../models/report.ts'

export const getReportDecision = serve('getReportDecision', async ({ deps, params: { decisionGuid } }) => {
  const { knex } = deps.database
  const [decision, answered] = await Promise.all([
    ReportDecision.query(knex).findById(decisionGuid),
    Report.query(knex).where({ decisionGuid }).orderBy(['createdAt', 'reportGuid']),
  ])
  if (!decision || !answered[0]) throw reportNotFound()
  const { targetType, targetGuid, reason } = answered[0]
  return {
    decisionGuid,
    targetType,
    targetGuid,
    reason,
    outcome: decision.outcome,
    message: decision.message,
    decidedAt: decision.at.toISOString(),
    reporterUserGuids: answered.flatMap(({ reporterUserGuid }) => reporterUserGuid ?? []),
  }
})
