import type { moderationActions, withdrawalCauses } from '@sild/contract/moderation/schemas'
import { modelOf } from '@sild/service-kit'

export type AuditAction = (typeof moderationActions)[number]
export type WithdrawalCause = (typeof withdrawalCauses)[number]

/** Rows can be inserted and read; the database refuses changes. */
export class AuditEntry extends modelOf('auditEntries', 'auditEntryGuid') {
  declare auditEntryGuid: string
  declare caseGuid: string
  declare at: Date
  declare userGuid: string | null
  declare email: string | null
  declare action: AuditAction
  /** Why the system acted. */
  declare cause: WithdrawalCause | null
  /** What the moderator wrote. */
  declare note: string | null
}
