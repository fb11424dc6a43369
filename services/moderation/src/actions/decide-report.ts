import type { ParsedInput } from '@sild/contract'
import { AppError, type Transaction } from '@sild/service-kit'
import type { ModerationDeps } from '../deps.ts'
import { Report } from '../models/report.ts'
import { answerReports } from './answer-reports.ts'
import type { Moderator } from './move-case.ts'

type Decision = ParsedInput<'decideReport'>['body'] & { reportGuid: string; moderator: Moderator }

/**
 * Answers a report and all other open reports of the same item. The answer is final.
 * @throws report-not-found, report-decided
 */
export async function decideReport(
  trx: Transaction,
  deps: Pick<ModerationDeps, 'live' | 'outbox'>,
  { reportGuid, moderator, outcome, message }: Decision,
): Promise<void> {
  const report = await Report.query(trx).findById(reportGuid)
  if (!report) throw new AppError('report-not-found')
  const { targetType, targetGuid } = report
  // Locks in one order; otherwise two moderators could deadlock.
  const together = await Report.query(trx).where({ targetType, targetGuid }).orderBy('reportGuid').forUpdate()
  if (together.some((each) => each.reportGuid === reportGuid && each.decisionGuid)) throw new AppError('report-decided')
  await answerReports(trx, deps, { targetType, targetGuid, moderator, outcome, message })
}
