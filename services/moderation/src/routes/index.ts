import { appealDecisionRoute } from './appeal-decision.ts'
import { approvePublicationRoute } from './approve-publication.ts'
import { claimModerationCaseRoute } from './claim-moderation-case.ts'
import { createReportRoute } from './create-report.ts'
import { decideAppealRoute } from './decide-appeal.ts'
import { decideReportRoute } from './decide-report.ts'
import { exportModerationDataRoute } from './export-moderation-data.ts'
import { appealSuspensionRoute } from './appeal-suspension.ts'
import { readSuspensionRoute } from './read-suspension.ts'
import { getAppealDecisionRoute } from './get-appeal-decision.ts'
import { getAppealRoute } from './get-appeal.ts'
import { getDecisionRoute } from './get-decision.ts'
import { getModerationCaseRoute } from './get-moderation-case.ts'
import { getModerationDecisionRoute } from './get-moderation-decision.ts'
import { getReportDecisionRoute } from './get-report-decision.ts'
import { getModerationFiguresRoute } from './get-moderation-figures.ts'
import { getModerationWaitRoute } from './get-moderation-wait.ts'
import { getReportRoute } from './get-report.ts'
import { listAppealsRoute } from './list-appeals.ts'
import { listModerationQueueRoute } from './list-moderation-queue.ts'
import { listReportsRoute } from './list-reports.ts'
import { rejectPublicationRoute } from './reject-publication.ts'
import { releaseModerationCaseRoute } from './release-moderation-case.ts'
import { reportReviewRoute } from './report-review.ts'
import { undoModerationDecisionRoute } from './undo-moderation-decision.ts'

export const routes = [
  // a signed-in user
  createReportRoute,
  reportReviewRoute,
  getDecisionRoute,
  appealDecisionRoute,
  // a company
  getModerationWaitRoute,
  // moderators
  listModerationQueueRoute,
  getModerationCaseRoute,
  claimModerationCaseRoute,
  releaseModerationCaseRoute,
  approvePublicationRoute,
  rejectPublicationRoute,
  undoModerationDecisionRoute,
  listReportsRoute,
  getReportRoute,
  decideReportRoute,
  listAppealsRoute,
  getAppealRoute,
  decideAppealRoute,
  // admins
  getModerationFiguresRoute,
  // other services
  getModerationDecisionRoute,
  getReportDecisionRoute,
  getAppealDecisionRoute,
  readSuspensionRoute,
  appealSuspensionRoute,
  exportModerationDataRoute,
]
