import type { ReportTarget } from '@sild/contract/moderation/report-schemas'
import type { DecisionKind, Statement } from '@sild/contract/moderation/appeal-schemas'

/** What a moderator decided against somebody, whatever it was about. */
export interface FirstDecision {
  readonly decisionGuid: string
  readonly kind: DecisionKind
  readonly targetType: ReportTarget
  readonly targetGuid: string
  readonly statement: Statement
  readonly firstUserGuid: string
  /** Who reported, where their report was dismissed. */
  readonly reporterUserGuids: readonly string[]
}
