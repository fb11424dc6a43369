import type { ReportOutcome } from '@sild/contract/moderation/report-schemas'
import { modelOf } from '@sild/service-kit'

/** Rows can be inserted and read; the database refuses changes. */
export class ReportDecision extends modelOf('reportDecisions', 'decisionGuid') {
  declare decisionGuid: string
  declare at: Date
  declare userGuid: string
  declare email: string
  declare outcome: ReportOutcome
  declare message: string
}
