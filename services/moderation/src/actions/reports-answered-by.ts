import type { Connection } from '@sild/service-kit'
import type { QueryBuilder } from 'objection'
import { Appeal } from '../models/appeal.ts'
import { Report } from '../models/report.ts'

/** The reports that a decision answered, oldest first, even if an appeal has overturned it since. */
export const reportsAnsweredBy = (connection: Connection, decisionGuid: string): QueryBuilder<Report> =>
  Report.query(connection)
    .where((answered) => {
      const next = Appeal.query(connection).where({ decisionGuid }).select('nextDecisionGuid')
      void answered.where({ decisionGuid }).orWhereIn('decisionGuid', next)
    })
    .orderBy(['createdAt', 'reportGuid'])
