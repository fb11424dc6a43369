import type { ReportTarget } from '@sild/contract/moderation/report-schemas'
import type { reportReasons } from '@sild/contract/enums'
import { type Connection, expression, modelOf } from '@sild/service-kit'
import type { QueryBuilder } from 'objection'

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

export type CountedReport = Report & { reportsCount: number }

/** Reports, each with the number of reports of the same item. */
export const countedReports = (connection: Connection): QueryBuilder<Report> =>
  Report.query(connection).select(
    'reports.*',
    expression`(select count(*) from reports as other
      where other.target_type = reports.target_type and other.target_guid = reports.target_guid) as "reportsCount"`,
  )
