import type { ReportTarget } from '@sild/contract/moderation/report-schemas'
import type { reportReasons } from '@sild/contract/enums'
import { Model } from 'objection'

export class Report extends Model {
  declare reportGuid: string
  /** Null of somebody who has left. */
  declare reporterUserGuid: string | null
  declare targetType: ReportTarget
  declare targetGuid: string
  declare reason: (typeof reportReasons)[number]
  declare text: string | null
  declare createdAt: Date
  /** Null while nobody has answered it. */
  declare decisionGuid: string | null

  static override get tableName(): string {
    return 'reports'
  }
  static override get idColumn(): string {
    return 'reportGuid'
  }
}
