import { AppError } from '@sild/service-kit'
import { decideReport } from '../actions/decide-report.ts'
import { findModerator } from '../actions/find-moderator.ts'
import { findReportSubject } from '../actions/find-report-subject.ts'
import { findReport } from '../actions/find-report.ts'
import { isOwnReport } from '../actions/is-own-report.ts'
import { serve } from '../deps.ts'
import { reportDetails } from '../replies/report.ts'

export const decideReportRoute = serve(
  'decideReport',
  async ({ actor, body, deps, params: { reportGuid }, transaction }) => {
    const moderator = await findModerator(deps, actor)
    const report = await findReport(deps.database.knex, reportGuid)
    const { subject, companyGuids } = await findReportSubject(deps.calls, report)
    if (await isOwnReport(deps, actor, report, companyGuids)) throw new AppError('conflict-of-interest')
    return transaction(async (trx) => {
      await decideReport(trx, deps, { ...body, reportGuid, moderator })
      return { ...(await reportDetails(trx, await findReport(trx, reportGuid), subject)), isOwn: false }
    })
  },
)
