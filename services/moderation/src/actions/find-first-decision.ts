import { AppError, type Connection } from '@sild/service-kit'
import { ModerationCase } from '../models/moderation-case.ts'
import { ReportDecision } from '../models/report-decision.ts'
import type { FirstDecision } from '../rules/first-decision.ts'
import { reportsAnsweredBy } from './reports-answered-by.ts'

/** @throws decision-not-found */
export async function findFirstDecision(connection: Connection, decisionGuid: string): Promise<FirstDecision> {
  const found = (await findRefusal(connection, decisionGuid)) ?? (await findReportAnswer(connection, decisionGuid))
  if (!found) throw new AppError('decision-not-found')
  return found
}

/** A refused promotion is refunded and can be bought again, so it cannot be appealed. */
async function findRefusal(connection: Connection, decisionGuid: string): Promise<FirstDecision | null> {
  const refused = await ModerationCase.query(connection)
    .findById(decisionGuid)
    .where({ state: 'rejected', promotionGuid: null })
    .whereNotNull('settledAt')
  if (!refused?.reason || !refused.decidedAt || !refused.claimedByUserGuid) return null
  const { rule: ground, quote, message } = refused.reason
  return {
    decisionGuid,
    kind: 'refused',
    targetType: 'publication',
    targetGuid: refused.publicationGuid,
    statement: { ground, quote, message, decidedAt: refused.decidedAt.toISOString() },
    firstUserGuid: refused.claimedByUserGuid,
    reporterUserGuids: [],
  }
}

async function findReportAnswer(connection: Connection, decisionGuid: string): Promise<FirstDecision | null> {
  const [decision, reports] = await Promise.all([
    ReportDecision.query(connection).findById(decisionGuid),
    reportsAnsweredBy(connection, decisionGuid),
  ])
  const [first] = reports
  if (!decision || !first) return null
  const { at, message, outcome, userGuid } = decision
  const { reason: ground, targetGuid, targetType } = first
  // A closed chat stays closed, because both sides have read that it is over: no appeal.
  if (outcome === 'upheld' && targetType === 'chat') return null
  return {
    decisionGuid,
    kind: outcome === 'upheld' ? 'taken-away' : 'dismissed',
    targetType,
    targetGuid,
    statement: { ground, quote: null, message, decidedAt: at.toISOString() },
    firstUserGuid: userGuid,
    reporterUserGuids: outcome === 'upheld' ? [] : reports.flatMap(({ reporterUserGuid }) => reporterUserGuid ?? []),
  }
}
