import { findReportSubject } from '../actions/find-report-subject.ts'
import { findReport } from '../actions/find-report.ts'
import { isOwnReport } from '../actions/is-own-report.ts'
import { serve } from '../deps.ts'
import { reportDetails } from '../replies/report.ts'

export const getReportRoute = serve('getReport', async ({ actor, deps, params }) => {
  const { knex } = deps.database
  const report = await findReport(knex, params.reportGuid)
  const { subject, companyGuids } = await findReportSubject(deps.calls, report)
  const isOwn = await isOwnReport(deps, actor, report, companyGuids)
  return { ...(await reportDetails(knex, report, subject)), isOwn }
})
