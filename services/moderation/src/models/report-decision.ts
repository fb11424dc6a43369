import type { ReportOutcome } from '@sild/contract/moderation/report-schemas'
import { Model } from 'objection'

/** Can be written and read, never changed: the database refuses it. */
export class ReportDecision extends Model {
  declare decisionGuid: string
  declare at: Date
  declare userGuid: string
  declare email: string
  declare outcome: ReportOutcome
  declare message: string

  static override get tableName(): string {
    return 'reportDecisions'
  }
  static override get idColumn(): string {
    return 'decisionGuid'
  }
}
