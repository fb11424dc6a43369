import { AppError, type Connection } from '@sild/service-kit'
import type { Report } from '../models/report.ts'
import { countedReports } from '../replies/report.ts'

/** @throws report-not-found */
export async function findReport(connection: Connection, reportGuid: string): Promise<Report> {
  const report = await countedReports(connection).findById(reportGuid)
  if (!report) throw new AppError('report-not-found')
  return report
}
