import * as z from 'zod/mini'
import { cardTypes, reportReasons } from '../enums.ts'
import { limits } from '../limits.ts'
import { acknowledged, guid, instant, limitOffset, problem, text } from '../primitives.ts'

export const reportTargets = ['company', 'review', 'chat', 'publication'] as const
export type ReportTarget = (typeof reportTargets)[number]

/** `upheld` removes the reported subject by its kind: a review is hidden, a chat is closed. */
export const reportOutcomes = ['dismissed', 'upheld'] as const
export type ReportOutcome = (typeof reportOutcomes)[number]

const words = text(limits.shortDescription.min, limits.shortDescription.max)
const report = {
  reason: z.enum(reportReasons),
  text: z.optional(z.nullable(words)),
  /** The reporter confirms that the report is true to their knowledge. */
  goodFaith: z.boolean().check(z.refine((value) => value, problem('good-faith-required'))),
}
export const createReportBody = z.strictObject({ targetType: z.enum(reportTargets), targetGuid: guid, ...report })
/** The author of the reported content reads the message. */
export const decideReportBody = z.strictObject({ outcome: z.enum(reportOutcomes), message: words })

const reportSummary = z.strictObject({
  reportGuid: guid,
  targetType: z.enum(reportTargets),
  targetGuid: guid,
  reason: z.enum(reportReasons),
  /** Null if the reporter wrote nothing or has deleted their account. */
  text: z.nullable(z.string()),
  createdAt: instant,
  /** How many users reported the same thing. */
  reportsCount: z.int(),
  decision: z.nullable(
    z.strictObject({ outcome: z.enum(reportOutcomes), message: z.string(), by: z.string(), at: instant }),
  ),
})
export type ReportSummary = z.infer<typeof reportSummary>

/** Current state of the reported subject. None for a chat, because moderators do not read chats. */
export const reportSubject = z.strictObject({
  name: z.string(),
  text: z.nullable(z.string()),
  /** The company behind it. */
  author: z.nullable(z.string()),
  /** Slug of the page that shows it: the company's or the publication's. */
  slug: z.string(),
  cardType: z.nullable(z.enum(cardTypes)),
})
export type ReportSubject = z.infer<typeof reportSubject>

const reportDetails = z.extend(reportSummary, {
  /** True if the moderator reported it or it concerns their company: a colleague must decide. */
  isOwn: z.boolean(),
  /** Null if it was deleted, and for a chat. */
  subject: z.nullable(reportSubject),
  /** All reports about it, oldest first. */
  reports: z.array(
    z.strictObject({
      reportGuid: guid,
      reason: z.enum(reportReasons),
      text: z.nullable(z.string()),
      createdAt: instant,
    }),
  ),
})
export type ReportDetails = z.infer<typeof reportDetails>

const ofReport = z.strictObject({ reportGuid: guid })

export const reportsSchemas = {
  createReport: { body: createReportBody, reply: acknowledged },
  reportReview: { params: z.strictObject({ guid }), body: z.strictObject(report), reply: acknowledged },
  listReports: {
    query: z.strictObject({ ...limitOffset, state: z._default(z.enum(['open', 'handled']), 'open') }),
    reply: z.strictObject({ list: z.array(reportSummary), total: z.int(), openCount: z.int() }),
  },
  getReport: { params: ofReport, reply: reportDetails },
  decideReport: { params: ofReport, body: decideReportBody, reply: reportDetails },
  getReportDecision: {
    params: z.strictObject({ decisionGuid: guid }),
    reply: z.strictObject({
      decisionGuid: guid,
      targetType: z.enum(reportTargets),
      targetGuid: guid,
      /** Reason of the first report. */
      reason: z.enum(reportReasons),
      outcome: z.enum(reportOutcomes),
      message: z.string(),
      decidedAt: instant,
      reporterUserGuids: z.array(guid),
    }),
  },
} as const
