import { type ApiRoute, forward } from '../route.ts'

export const moderationRoutes: readonly ApiRoute[] = [
  // moderator
  forward('listModerationQueue'),
  forward('getModerationCase'),
  forward('claimModerationCase'),
  forward('releaseModerationCase'),
  forward('approvePublication'),
  forward('rejectPublication'),
  forward('undoModerationDecision'),
]
