import type { EventTable } from '../job.ts'
import { byAppeal, byReportDecision, decided, decidedPromotion } from '../payloads.ts'

export const events = {
  /** A moderator has answered what users reported; each service looks whether it is about something of its own. */
  'report-decided': byReportDecision,
  'publication-decided': decided,
  'promotion-decided': decidedPromotion,
  /**
   * A second moderator has decided an appeal; the service that carried out the first decision checks whether to revert
   * it.
   */
  'appeal-decided': byAppeal,
} as const satisfies EventTable
