import type { EventTable } from '../job.ts'
import { byCompany, byReview, byTaxChange, revealedContacts, reviewReminder } from '../payloads.ts'

export const events = {
  'company-erased': byCompany,
  'company-changed': byCompany,
  /** Something that decides the tax of its orders is another: its place, its VAT number or its name. */
  'company-tax-changed': byCompany,
  /** A company would like to change what decides its tax; the staff decide. */
  'tax-change-requested': byTaxChange,
  'tax-change-decided': byTaxChange,
  /** A moderator has taken it out of the catalogue. */
  'company-removed': byCompany,
  'contacts-revealed': revealedContacts,
  /** Both companies have reviewed each other: their reviews can be read. */
  'review-published': byReview,
  /** One company has reviewed and the other has not, for some days. */
  'review-awaited': reviewReminder,
} as const satisfies EventTable
