import type { ParsedInput } from '@sild/contract'
import type { Transaction } from '@sild/service-kit'
import type { ModerationDeps } from '../deps.ts'
import { ReportDecision } from '../models/report-decision.ts'
import { Report } from '../models/report.ts'
import type { Moderator } from './move-case.ts'
import { withdrawCases } from './withdraw-cases.ts'

type Answer = ParsedInput<'decideReport'>['body'] &
  Pick<Report, 'targetGuid' | 'targetType'> & {
    readonly moderator: Moderator
    /** The overturned decision that this one replaces. */
    readonly instead?: string
  }

/** Writes one decision for all open reports of an item, publishes it, and returns its guid. */
export async function answerReports(
  trx: Transaction,
  deps: Pick<ModerationDeps, 'live' | 'outbox'>,
  { instead, message, moderator, outcome, targetGuid, targetType }: Answer,
): Promise<string> {
  const { decisionGuid } = await ReportDecision.query(trx)
    .insert({ ...moderator, outcome, message })
    .returning('decisionGuid')
  await Report.query(trx)
    .where({ targetType, targetGuid })
    .where((answered) => {
      void answered.whereNull('decisionGuid')
      if (instead) void answered.orWhere({ decisionGuid: instead })
    })
    .patch({ decisionGuid })
  // A removed publication needs no moderation.
  if (outcome === 'upheld' && targetType === 'publication')
    await withdrawCases(trx, deps, { publicationGuid: targetGuid, cause: 'reported' })
  await deps.outbox.publish(trx, 'report-decided', { decisionGuid })
  return decisionGuid
}
