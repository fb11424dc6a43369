import type { ReportSubject } from '@sild/contract/moderation/report-schemas'
import type { PublicationSnapshot } from '@sild/contract/publications/schemas'

export interface Reported {
  /** The current state of the item. Null if it was deleted, and for a chat, which moderators do not read. */
  readonly subject: ReportSubject | null
  /** The companies it concerns: its author and, for a review, its subject. */
  readonly companyGuids: readonly string[]
  /** The company that wrote it; null for a chat, which has two. */
  readonly authorGuid: string | null
  readonly publication: PublicationSnapshot | null
}

/** The current state of the item that was decided about. */
export interface Contested extends Reported {
  /** False if it was changed or deleted, so no decision is needed. */
  readonly isStanding: boolean
  /** True for a staff member; only an admin decides about them. */
  readonly isColleague?: boolean
}
