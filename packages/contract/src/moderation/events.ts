import type { EventTable } from '../job.ts'
import { byAppeal, byReportDecision, decided, decidedPromotion } from '../payloads.ts'

export const events = {
  /** A moderator has answered what users reported; each service looks whether it is about something of its own. */
  'report-decided': byReportDecision,
  'publication-decided': decided,
  'promotion-decided': decidedPromotion,
  /** Another moderator has answered an appeal; whoever carried the first decision out looks whether it was turned. */
  'appeal-decided': byAppeal,
} as const satisfies EventTable
