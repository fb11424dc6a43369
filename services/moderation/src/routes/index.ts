import { appealDecision } from './appeal-decision.ts'
import { approvePublication } from './approve-publication.ts'
import { claimModerationCase } from './claim-moderation-case.ts'
import { createReport } from './create-report.ts'
import { decideAppealRoute } from './decide-appeal.ts'
import { decideReportRoute } from './decide-report.ts'
import { exportModerationDataRoute } from './export-moderation-data.ts'
import { appealSuspension } from './appeal-suspension.ts'
import { readSuspension } from './read-suspension.ts'
import { getAppealDecision } from './get-appeal-decision.ts'
import { getAppeal } from './get-appeal.ts'
import { getDecision } from './get-decision.ts'
import { getModerationCase } from './get-moderation-case.ts'
import { getModerationDecision } from './get-moderation-decision.ts'
import { getReportDecision } from './get-report-decision.ts'
import { getModerationFigures } from './get-moderation-figures.ts'
import { getModerationWait } from './get-moderation-wait.ts'
import { getReport } from './get-report.ts'
import { listAppeals } from './list-appeals.ts'
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
  getDecision,
  appealDecision,
  // a company
  getModerationWait,
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
  listAppeals,
  getAppeal,
  decideAppealRoute,
  // admins
  getModerationFigures,
  // other services
  getModerationDecision,
  getReportDecision,
  getAppealDecision,
  readSuspension,
  appealSuspension,
  exportModerationDataRoute,
]
