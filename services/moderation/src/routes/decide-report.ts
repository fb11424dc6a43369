import { decideReport } from '../actions/decide-report.ts'
import { findModerator } from '../actions/find-moderator.ts'
import { findReportSubject } from '../actions/find-report-subject.ts'
import { findReport } from '../actions/find-report.ts'
import { serve } from '../deps.ts'
import { reportDetails } from '../replies/report.ts'

export const decideReportRoute = serve(
  'decideReport',
  async ({ actor, body, deps, params: { reportGuid }, transaction }) => {
    const moderator = await findModerator(deps, actor)
    const subject = await findReportSubject(deps.calls, await findReport(deps.database.knex, reportGuid))
    return transaction(async (trx) => {
      await decideReport(trx, deps, { ...body, reportGuid, moderator })
      return reportDetails(trx, await findReport(trx, reportGuid), subject)
    })
  },
)
