import * as z from 'zod/mini'
import { promotionStates } from './enums.ts'
import { guid, instant } from './primitives.ts'

/** Payloads that jobs of several domains take. All followers of an event take the same. */
export const publicationRevision = z.strictObject({ publicationGuid: guid, revision: z.int() })
export const byPublication = z.strictObject({ publicationGuid: guid })
/** A saved search and the time of its notification. */
export const dueSearch = z.strictObject({ savedSearchGuid: guid, toldAt: instant })
/** A message by its place in its chat. */
export const byMessage = z.strictObject({ chatGuid: guid, position: z.int() })
/** Who speaks for a company in a chat has read it to its end. */
export const readChat = z.strictObject({ chatGuid: guid, userGuid: guid })
export const byResponse = z.strictObject({ responseGuid: guid })
/** The version makes each decline distinct: one that follows a reverted one notifies the respondent too. */
export const declinedResponse = z.strictObject({ responseGuid: guid, version: z.int() })
export const byCompany = z.strictObject({ companyGuid: guid })
/** What the company would like is written again into the change that waits: each time is one of its own. */
export const byTaxChange = z.strictObject({ changeGuid: guid, companyGuid: guid, at: instant })
/** `viewerCompanyGuid` has revealed the contacts of `companyGuid`. */
export const revealedContacts = z.strictObject({ companyGuid: guid, viewerCompanyGuid: guid })
export const byCategory = z.strictObject({ categoryId: z.int() })
export const byTag = z.strictObject({ tagGuid: guid })
export const byRebuild = z.strictObject({ rebuildGuid: guid })
export const byUser = z.strictObject({ userGuid: guid })
/** `hasAgreed` is false where the registration came without the agreement to the policies. */
export const registeredUser = z.strictObject({ userGuid: guid, hasAgreed: z.optional(z.boolean()) })
export const byPayment = z.strictObject({ paymentGuid: guid })
/** A message of a ticket of support. */
export const byTicketMessage = z.strictObject({ messageGuid: guid })
export const byReview = z.strictObject({ reviewGuid: guid })
export const reviewReminder = z.strictObject({ reviewGuid: guid, reminder: z.int() })
export const byReportDecision = z.strictObject({ decisionGuid: guid })
export const byAppeal = z.strictObject({ appealGuid: guid })
export const decided = z.strictObject({ caseGuid: guid, publicationGuid: guid, revision: z.int() })
/** A promotion has the guid of the payment that bought it. */
export const byPromotion = z.strictObject({ promotionGuid: guid })
export const submittedPromotion = z.strictObject({ promotionGuid: guid, publicationGuid: guid })
export const decidedPromotion = z.strictObject({ caseGuid: guid, promotionGuid: guid })
/** A promotion as it is now; of two the higher version is newer. */
export const changedPromotion = z.strictObject({
  promotionGuid: guid,
  publicationGuid: guid,
  version: z.int(),
  state: z.enum(promotionStates),
  startsAt: z.nullable(instant),
  endsAt: z.nullable(instant),
  /** The moderator's reason for a refusal; null if the publication is no longer shown, and without a refusal. */
  refusal: z.nullable(z.string()),
})
export const byDigest = z.strictObject({ digestGuid: guid })
export const nothing = z.strictObject({})
