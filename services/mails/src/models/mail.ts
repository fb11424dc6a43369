import type { MailKind } from '@sild/contract/mails/kinds'
import type { ReplyKind } from '@sild/contract/mailed-replies'
import { modelOf } from '@sild/service-kit'

export type MailOutcome = 'sent' | 'refused' | 'suppressed' | 'stale'

export class Mail extends modelOf('mails', 'mailGuid') {
  declare mailGuid: string
  declare position: string
  declare kind: MailKind
  declare userGuid: string | null
  declare address: string
  declare sealed: Buffer | null
  declare replyKind: ReplyKind | null
  declare replySubjectGuid: string | null
  declare createdAt: Date
  declare claimedUntil: Date | null
  declare settledAt: Date | null
  declare outcome: MailOutcome | null
}
