import type { AppealTarget, DecisionKind, Statement } from '@sild/contract/moderation/appeal-schemas'

/** A decision of the staff that can be appealed. */
export interface FirstDecision {
  readonly decisionGuid: string
  readonly kind: DecisionKind
  readonly targetType: AppealTarget
  readonly targetGuid: string
  readonly statement: Statement
  readonly firstUserGuid: string
  /** The reporters of a dismissed report. */
  readonly reporterUserGuids: readonly string[]
}
