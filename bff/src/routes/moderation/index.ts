import { type ApiRoute, forward } from '../route.ts'

export const moderationRoutes: readonly ApiRoute[] = [
  // member
  forward('createReport'),
  forward('reportReview'),
  // moderator
  forward('listModerationQueue'),
  forward('getModerationCase'),
  forward('claimModerationCase'),
  forward('releaseModerationCase'),
  forward('approvePublication'),
  forward('rejectPublication'),
  forward('undoModerationDecision'),
  forward('listReports'),
  forward('getReport'),
  forward('decideReport'),
]
