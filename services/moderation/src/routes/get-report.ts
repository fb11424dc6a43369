import { findReportSubject } from '../actions/find-report-subject.ts'
import { findReport } from '../actions/find-report.ts'
import { serve } from '../deps.ts'
import { reportDetails } from '../replies/report.ts'

export const getReport = serve('getReport', async ({ deps: { calls, database }, params }) => {
  const report = await findReport(database.knex, params.reportGuid)
  return reportDetails(database.knex, report, await findReportSubject(calls, report))
})
