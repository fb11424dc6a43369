import type { EventTable } from '../job.ts'
import { byCompany, byReview, reviewReminder } from '../payloads.ts'

export const events = {
  'company-erased': byCompany,
  'company-changed': byCompany,
  /** A moderator has taken it out of the catalogue. */
  'company-removed': byCompany,
  /** Both companies have reviewed each other: their reviews can be read. */
  'review-published': byReview,
  /** One company has reviewed and the other has not, for some days. */
  'review-awaited': reviewReminder,
} as const satisfies EventTable
