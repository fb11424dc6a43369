import type { CardType } from '@sild/contract/enums'
import type { ModerationCase as CaseReply } from '@sild/contract/moderation/schemas'
import type { OwnPublication } from '@sild/contract/publications/schemas'
import { modelOf } from '@sild/service-kit'

type Publication = CaseReply['publication']

/** A publication as it was submitted, with the keys of its files instead of addresses. */
export type Submission = Omit<Publication, 'cvUrl' | 'media' | 'author'> & {
  cvKey: string | null
  media: { key: string; name: string }[]
  author: Omit<Publication['author'], 'logoUrl'> & { logoKey: string | null }
}

/** The reason of a refusal, as its author reads it. */
export type Reason = Omit<NonNullable<OwnPublication['decision']>, 'decidedAt' | 'decisionGuid'>

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
