import { constants } from '@sild/contract/limits'
import type { Decision, Statement } from '@sild/contract/moderation/appeal-schemas'
import type { Appeal } from '../models/appeal.ts'
import type { FirstDecision } from './first-decision.ts'

export function appealableUntil({ decidedAt }: Pick<Statement, 'decidedAt'>): Date {
  const end = new Date(decidedAt)
  end.setUTCMonth(end.getUTCMonth() + constants.appealWithinMonths)
  return end
}

interface Situation {
  readonly appeal: Appeal | undefined
  readonly isStanding: boolean
  readonly now: Date
}

/** Whether a decision can be appealed, and what became of its appeal. */
export function appealState(
  { statement }: Pick<FirstDecision, 'statement'>,
  { appeal, isStanding, now }: Situation,
): Decision['state'] {
  if (appeal) return appeal.decidedAt ? 'answered' : appeal.withdrawnAt ? 'outdated' : 'waiting'
  if (!isStanding) return 'outdated'
  return appealableUntil(statement) < now ? 'expired' : 'possible'
}
