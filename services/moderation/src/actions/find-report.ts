import type { Connection } from '@sild/service-kit'
import { reportNotFound } from '../errors.ts'
import type { Report } from '../models/report.ts'
import { countedReports } from '../replies/report.ts'

/** @throws report-not-found */
export async function findReport(connection: Connection, reportGuid: string): Promise<Report> {
  const report = await countedReports(connection).findById(reportGuid)
  if (!report) throw reportNotFound()
  return report
}
