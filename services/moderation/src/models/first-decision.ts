import type { AppealTarget, DecisionKind, Statement } from '@sild/contract/moderation/appeal-schemas'

/** What one of the staff decided against somebody, whatever it was about. */
export interface FirstDecision {
  readonly decisionGuid: string
  readonly kind: DecisionKind
  readonly targetType: AppealTarget
  readonly targetGuid: string
  readonly statement: Statement
  readonly firstUserGuid: string
  /** Who reported, where their report was dismissed. */
  readonly reporterUserGuids: readonly string[]
}
