import * as z from 'zod/mini'
import { moderationRules } from '../enums.ts'
import { personalData } from '../personal-data.ts'
import { guid, instant, limitOffset, programLine, programText, text } from '../primitives.ts'
import { decision, publication } from '../publications/schemas.ts'

export const moderationCaseStates = ['waiting', 'claimed', 'approved', 'rejected', 'withdrawn'] as const

/** Something the automatic screening noticed; a person decides what it means. */
const finding = z.strictObject({ rule: z.enum(moderationRules), field: z.string(), quote: z.string() })
const caseSummary = z.strictObject({
  caseGuid: guid,
  state: z.enum(moderationCaseStates),
  publicationGuid: guid,
  cardType: publication.shape.cardType,
  name: z.string(),
  companyName: z.string(),
  /** True of the reader's own company: a colleague has to decide. */
  isOwn: z.boolean(),
  revision: z.int(),
  /** True where readers see the publication already, and it is to be shown above others. */
  isPromotion: z.boolean(),
  /** True where an earlier revision of the publication was approved before. */
  isChange: z.boolean(),
  findings: z.array(finding),
  claimedBy: z.nullable(z.strictObject({ userGuid: guid, email: z.string() })),
  claimedUntil: z.nullable(instant),
  submittedAt: instant,
  /** Moderation is promised by then (an hour in the usual case). */
  dueAt: instant,
  decidedAt: z.nullable(instant),
})
export type ModerationCaseSummary = z.infer<typeof caseSummary>

/** Actions on a case, as its audit log lists them. */
export const moderationActions = [
  'queued',
  'claimed',
  'released',
  'claim-expired',
  'approved',
  'rejected',
  'undone',
  'settled',
  'withdrawn',
] as const

/** Why a case left the queue without a decision. */
export const withdrawalCauses = ['withdrawn-by-author', 'changed-by-author', 'superseded', 'reported'] as const

const auditEntry = z.strictObject({
  at: instant,
  actor: z.nullable(z.string()),
  action: z.enum(moderationActions),
  /** Why the system acted. */
  cause: z.nullable(z.enum(withdrawalCauses)),
  /** What the moderator wrote. */
  note: z.nullable(z.string()),
})
const moderationCase = z.extend(caseSummary, {
  publication,
  /** The texts as they were last approved, to show what changed. */
  approvedBefore: z.nullable(
    z.strictObject({
      name: z.string(),
      description: z.string(),
      /** Not kept by cases from before these were shown. */
      translations: z.optional(publication.shape.translations),
    }),
  ),
  decision: z.nullable(
    z.strictObject({
      rule: z.nullable(z.enum(moderationRules)),
      field: z.nullable(z.string()),
      quote: z.nullable(z.string()),
      message: z.nullable(z.string()),
    }),
  ),
  /** Until then the decision may be undone; it takes effect after. */
  undoUntil: z.nullable(instant),
  audit: z.array(auditEntry),
})
export type ModerationCase = z.infer<typeof moderationCase>

const moderationDecision = z.strictObject({
  publicationGuid: guid,
  revision: z.int(),
  outcome: z.enum(['approved', 'rejected']),
  /** Why it was rejected; null for an approval. */
  reason: z.nullable(decision),
  decidedAt: instant,
})

const ofCase = z.strictObject({ caseGuid: guid })
export const rejectPublicationBody = z.strictObject({
  rule: z.enum(moderationRules),
  field: z.optional(z.nullable(programLine(60))),
  quote: z.optional(z.nullable(programText(500))),
  message: text(3, 1000),
})

export const moderationSchemas = {
  getModerationWait: {
    params: z.strictObject({ publicationGuid: guid }),
    reply: z.strictObject({
      /** 1 is next; null for what does not wait in the queue, and of what is not the caller's. */
      place: z.nullable(z.int()),
      isLookedAt: z.boolean(),
      /** Of the last thirty days; null while too little was decided to say. */
      medianMinutes: z.nullable(z.int()),
    }),
  },
  listModerationQueue: {
    query: z.strictObject({ ...limitOffset, state: z._default(z.enum(['waiting', 'mine', 'decided']), 'waiting') }),
    reply: z.strictObject({
      list: z.array(caseSummary),
      total: z.int(),
      counts: z.strictObject({ waiting: z.int(), mine: z.int(), overdue: z.int() }),
    }),
  },
  getModerationCase: { params: ofCase, reply: moderationCase },
  claimModerationCase: { params: ofCase, reply: moderationCase },
  releaseModerationCase: { params: ofCase, reply: moderationCase },
  approvePublication: { params: ofCase, reply: moderationCase },
  rejectPublication: { params: ofCase, body: rejectPublicationBody, reply: moderationCase },
  undoModerationDecision: { params: ofCase, reply: moderationCase },
  getModerationDecision: { params: ofCase, reply: moderationDecision },
  exportModerationData: personalData,
} as const
