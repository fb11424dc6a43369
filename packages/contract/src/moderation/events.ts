import type { EventTable } from '../job.ts'
import { byReportDecision, decided, decidedPromotion } from '../payloads.ts'

export const events = {
  /** A moderator has answered what users reported; each service looks whether it is about something of its own. */
  'report-decided': byReportDecision,
  'publication-decided': decided,
  'promotion-decided': decidedPromotion,
} as const satisfies EventTable
