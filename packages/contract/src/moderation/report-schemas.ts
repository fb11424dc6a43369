import * as z from 'zod/mini'
import { reportReasons } from '../enums.ts'
import { limits } from '../limits.ts'
import { acknowledged, guid, termsAgreement, text } from '../primitives.ts'

export const reportTargets = ['company', 'review', 'chat', 'publication'] as const

const report = {
  reason: z.enum(reportReasons),
  text: z.optional(z.nullable(text(limits.shortDescription.min, limits.shortDescription.max))),
  /** Whoever reports says that it is true as far as he knows. */
  goodFaith: termsAgreement,
}
export const createReportBody = z.strictObject({ targetType: z.enum(reportTargets), targetGuid: guid, ...report })

export const reportsSchemas = {
  createReport: { body: createReportBody, reply: acknowledged },
  reportReview: { params: z.strictObject({ guid }), body: z.strictObject(report), reply: acknowledged },
} as const
