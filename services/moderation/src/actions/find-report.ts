import { AppError, type Connection } from '@sild/service-kit'
import { countedReports, type Report } from '../models/report.ts'

/** @throws report-not-found */
export async function findReport(connection: Connection, reportGuid: string): Promise<Report> {
  const report = await countedReports(connection).findById(reportGuid)
  if (!report) throw new AppError('report-not-found')
  return report
}
