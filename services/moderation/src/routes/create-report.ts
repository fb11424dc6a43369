import { findReportTarget } from '../actions/find-report-target.ts'
import { writeReport } from '../actions/write-report.ts'
import { serve } from '../deps.ts'

export const createReportRoute = serve('createReport', async ({ actor, body, deps, transaction }) => {
  await findReportTarget(deps.calls, actor, body)
  return transaction(async (trx) => {
    await writeReport(trx, actor, body)
    return { acknowledged: true as const }
  })
})
