import { constants } from '@sild/contract/limits'
import type { AppealOutcome, AppealTarget, DecisionKind, Statement } from '@sild/contract/moderation/appeal-schemas'
import { modelOf } from '@sild/service-kit'

export class Appeal extends modelOf('appeals', 'appealGuid', ['statement']) {
  declare appealGuid: string
  declare decisionGuid: string
  declare kind: DecisionKind
  declare targetType: AppealTarget
  declare targetGuid: string
  /** Null for somebody who has left, as is what they wrote. */
  declare appellantUserGuid: string | null
  declare text: string | null
  /** The first decision as it was told. */
  declare statement: Statement
  declare firstUserGuid: string
  declare createdAt: Date
  /** What it is about was changed or is gone. */
  declare withdrawnAt: Date | null
  declare outcome: AppealOutcome | null
  declare message: string | null
  declare decidedByUserGuid: string | null
  declare decidedByEmail: string | null
  declare decidedAt: Date | null
  /** Of a dismissal that was turned: the decision that took its place. */
  declare nextDecisionGuid: string | null
}

export function appealableUntil({ decidedAt }: Pick<Statement, 'decidedAt'>): Date {
  const end = new Date(decidedAt)
  end.setUTCMonth(end.getUTCMonth() + constants.appealWithinMonths)
  return end
}
