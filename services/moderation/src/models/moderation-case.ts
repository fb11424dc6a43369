import type { CardType, ModerationRule } from '@sild/contract/enums'
import type { ModerationCase as CaseReply } from '@sild/contract/moderation/schemas'
import { modelOf } from '@sild/service-kit'
import type { Submission } from './submission.ts'

export interface Reason {
  rule: ModerationRule
  field: string | null
  quote: string | null
  message: string
}

export class ModerationCase extends modelOf('moderationCases', 'caseGuid', [
  'findings',
  'publication',
  'approvedBefore',
  'reason',
]) {
  declare caseGuid: string
  declare publicationGuid: string
  declare revision: number
  /** Set for a case about the promotion of a live publication. */
  declare promotionGuid: string | null
  declare state: CaseReply['state']
  declare version: number
  declare cardType: CardType
  declare name: string
  declare companyGuid: string
  declare companyName: string
  declare isChange: boolean
  declare findings: CaseReply['findings']
  declare publication: Submission
  declare approvedBefore: CaseReply['approvedBefore']
  declare textFingerprint: Buffer
  declare claimedByUserGuid: string | null
  declare claimedByEmail: string | null
  declare claimedUntil: Date | null
  declare submittedAt: Date
  declare dueAt: Date
  declare decidedAt: Date | null
  declare undoUntil: Date | null
  declare settledAt: Date | null
  declare reason: Reason | null
  /** Set only on a locked case: whether the claim and the undo window are still valid, by the database's clock. */
  declare isClaimHeld?: boolean
  declare isUndoable?: boolean
}
