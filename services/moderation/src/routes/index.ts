import { approvePublication } from './approve-publication.ts'
import { claimModerationCase } from './claim-moderation-case.ts'
import { createReport } from './create-report.ts'
import { decideReportRoute } from './decide-report.ts'
import { exportModerationDataRoute } from './export-moderation-data.ts'
import { getModerationCase } from './get-moderation-case.ts'
import { getModerationDecision } from './get-moderation-decision.ts'
import { getReportDecision } from './get-report-decision.ts'
import { getModerationFigures } from './get-moderation-figures.ts'
import { getReport } from './get-report.ts'
import { listModerationQueue } from './list-moderation-queue.ts'
import { listReports } from './list-reports.ts'
import { rejectPublication } from './reject-publication.ts'
import { releaseModerationCase } from './release-moderation-case.ts'
import { reportReview } from './report-review.ts'
import { undoModerationDecision } from './undo-moderation-decision.ts'

export const routes = [
  // a signed-in user
  createReport,
  reportReview,
  // moderators
  listModerationQueue,
  getModerationCase,
  claimModerationCase,
  releaseModerationCase,
  approvePublication,
  rejectPublication,
  undoModerationDecision,
  listReports,
  getReport,
  decideReportRoute,
  // admins
  getModerationFigures,
  // other services
  getModerationDecision,
  getReportDecision,
  exportModerationDataRoute,
]
