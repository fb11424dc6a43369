import * as z from 'zod/mini'
import { guid } from './primitives.ts'

/** Payloads that jobs of several domains take. All followers of an event take the same. */
export const publicationRevision = z.strictObject({ publicationGuid: guid, revision: z.int() })
export const byResponse = z.strictObject({ responseGuid: guid })
export const byCompany = z.strictObject({ companyGuid: guid })
export const byUser = z.strictObject({ userGuid: guid })
export const byReview = z.strictObject({ reviewGuid: guid })
export const reviewReminder = z.strictObject({ reviewGuid: guid, reminder: z.int() })
export const byReportDecision = z.strictObject({ decisionGuid: guid })
export const decided = z.strictObject({ caseGuid: guid, publicationGuid: guid, revision: z.int() })
export const nothing = z.strictObject({})
