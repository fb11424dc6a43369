import { findReportTarget } from '../actions/find-report-target.ts'
import { writeReport } from '../actions/write-report.ts'
import { serve } from '../deps.ts'

export const reportReviewRoute = serve('reportReview', async ({ actor, body, params, deps, transaction }) => {
  const target = { targetType: 'review', targetGuid: params.guid } as const
  await findReportTarget(deps.calls, actor, target)
  return transaction(async (trx) => {
    await writeReport(trx, actor, { ...body, ...target })
    return { acknowledged: true as const }
  })
})
