import type { ReportDetails, ReportSubject, ReportSummary } from '@sild/contract/moderation/report-schemas'
import type { Connection } from '@sild/service-kit'
import { ReportDecision } from '../models/report-decision.ts'
import { type CountedReport, Report } from '../models/report.ts'

export async function reportSummaries(connection: Connection, found: readonly Report[]): Promise<ReportSummary[]> {
  const decisions = await ReportDecision.query(connection).findByIds(
    found.flatMap(({ decisionGuid }) => decisionGuid ?? []),
  )
  const byGuid = new Map(decisions.map((decision) => [decision.decisionGuid, decision]))
  // `countedReports` has counted every row.
  return (found as readonly CountedReport[]).map((report) => {
    const decision = report.decisionGuid === null ? undefined : byGuid.get(report.decisionGuid)
    return {
      reportGuid: report.reportGuid,
      targetType: report.targetType,
      targetGuid: report.targetGuid,
      reason: report.reason,
      text: report.text,
      createdAt: report.createdAt.toISOString(),
      reportsCount: report.reportsCount,
      decision: decision
        ? { outcome: decision.outcome, message: decision.message, by: decision.email, at: decision.at.toISOString() }
        : null,
    }
  })
}

/** A report with its item and all reporters of the item. */
export async function reportDetails(
  connection: Connection,
  report: Report,
  subject: ReportSubject | null,
): Promise<Omit<ReportDetails, 'isOwn'>> {
  const { targetType, targetGuid } = report
  const [[summary], all] = await Promise.all([
    reportSummaries(connection, [report]),
    Report.query(connection).where({ targetType, targetGuid }).orderBy(['createdAt', 'reportGuid']).limit(100),
  ])
  return {
    ...summary!,
    subject,
    reports: all.map(({ reportGuid, reason, text, createdAt }) => ({
      reportGuid,
      reason,
      text,
      createdAt: createdAt.toISOString(),
    })),
  }
}
