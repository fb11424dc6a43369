import type { ParsedInput } from '@sild/contract'
import { AppError, type Transaction } from '@sild/service-kit'
import { fn } from 'objection'
import type { ModerationDeps } from '../deps.ts'
import { Appeal } from '../models/appeal.ts'
import { announceAppeal } from './announce-appeal.ts'
import { answerReports } from './answer-reports.ts'
import type { Moderator } from './move-case.ts'

type Answer = ParsedInput<'decideAppeal'>['body'] & { appealGuid: string; moderator: Moderator }

/** Answers an appeal, once and for all. @throws appeal-not-found, appeal-decided, appeal-outdated */
export async function decideAppeal(
  trx: Transaction,
  deps: Pick<ModerationDeps, 'live' | 'outbox'>,
  { appealGuid, message, moderator, outcome }: Answer,
): Promise<Appeal> {
  const appeal = await Appeal.query(trx).findById(appealGuid).forUpdate()
  if (!appeal) throw new AppError('appeal-not-found')
  if (appeal.decidedAt) throw new AppError('appeal-decided')
  if (appeal.withdrawnAt) throw new AppError('appeal-outdated')
  const nextDecisionGuid = outcome === 'turned' ? await takeAway(appeal) : null
  const decided = await Appeal.query(trx).patchAndFetchById(appealGuid, {
    outcome,
    message,
    nextDecisionGuid,
    decidedByUserGuid: moderator.userGuid,
    decidedByEmail: moderator.email,
    decidedAt: fn.now(),
  })
  await deps.outbox.publish(trx, 'appeal-decided', { appealGuid })
  announceAppeal(trx, deps, appealGuid)
  return decided

  /** Upholds a report that was dismissed in error. The new decision can be appealed by the author of the item. */
  async function takeAway({ decisionGuid, kind, targetGuid, targetType }: Appeal): Promise<string | null> {
    if (kind !== 'dismissed' || targetType === 'user') return null
    const decision = { targetType, targetGuid, moderator, outcome: 'upheld', message } as const
    return answerReports(trx, deps, { ...decision, instead: decisionGuid })
  }
}
