import type { ReportTarget } from '@sild/contract/moderation/report-schemas'
import type { reportReasons } from '@sild/contract/enums'
import { modelOf } from '@sild/service-kit'

export class Report extends modelOf('reports', 'reportGuid') {
  declare reportGuid: string
  /** Null if the reporter was erased. */
  declare reporterUserGuid: string | null
  declare targetType: ReportTarget
  declare targetGuid: string
  declare reason: (typeof reportReasons)[number]
  declare text: string | null
  declare createdAt: Date
  /** Null while the report is open. */
  declare decisionGuid: string | null
}
