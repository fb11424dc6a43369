import type { ReportSubject } from '@sild/contract/moderation/report-schemas'
import type { PublicationSnapshot } from '@sild/contract/publications/schemas'

export interface Reported {
  /** What was reported, as it is now. Null when it is gone, and of a chat, in which nobody reads along. */
  readonly subject: ReportSubject | null
  /** Whom it concerns: who wrote it, and of whom. */
  readonly companyGuids: readonly string[]
  /** The company that made it; null for a chat, which two make. */
  readonly authorGuid: string | null
  readonly publication: PublicationSnapshot | null
}

/** What a decision is about, as it is now. */
export interface Contested extends Reported {
  /** False where it was changed or is gone, so that nothing is left to decide. */
  readonly isStanding: boolean
  /** Of one of the staff, about whom only an admin decides. */
  readonly isColleague?: boolean
}
