import type { AppealOutcome, AppealTarget, DecisionKind, Statement } from '@sild/contract/moderation/appeal-schemas'
import { modelOf } from '@sild/service-kit'

export class Appeal extends modelOf('appeals', 'appealGuid', ['statement']) {
  declare appealGuid: string
  declare decisionGuid: string
  declare kind: DecisionKind
  declare targetType: AppealTarget
  declare targetGuid: string
  /** Null if the appellant was erased; their text is null then, too. */
  declare appellantUserGuid: string | null
  declare text: string | null
  /** The statement of the first decision. */
  declare statement: Statement
  declare firstUserGuid: string
  declare createdAt: Date
  /** Set if the item was changed or deleted. */
  declare withdrawnAt: Date | null
  declare outcome: AppealOutcome | null
  declare message: string | null
  declare decidedByUserGuid: string | null
  declare decidedByEmail: string | null
  declare decidedAt: Date | null
  /** The decision that replaced an overturned dismissal. */
  declare nextDecisionGuid: string | null
}
