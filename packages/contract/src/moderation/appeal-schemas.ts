import * as z from 'zod/mini'
import { suspensionGrounds, suspensionToken } from '../accounts/staff-schemas.ts'
import { cardTypes, moderationRules, reportReasons } from '../enums.ts'
import { limits } from '../limits.ts'
import { guid, instant, limitOffset, text } from '../primitives.ts'
import { reportSubject, reportTargets } from './report-schemas.ts'

/**
 * Decisions that a user can appeal: a publication was refused, reported content was removed, a report was dismissed, a
 * user was suspended.
 */
export const decisionKinds = ['refused', 'taken-away', 'dismissed', 'suspended'] as const
export type DecisionKind = (typeof decisionKinds)[number]

/** The subject of a decision. */
const appealTargets = [...reportTargets, 'user'] as const
export type AppealTarget = (typeof appealTargets)[number]

/** `confirmed` upholds the first decision; `turned` reverts it. */
export const appealOutcomes = ['confirmed', 'turned'] as const
export type AppealOutcome = (typeof appealOutcomes)[number]

/** The statement of reasons (DSA, article 17). */
const statement = z.strictObject({
  /** A moderation rule, the reason of a report, or the ground of a suspension. */
  ground: z.enum([...moderationRules, ...reportReasons, ...suspensionGrounds]),
  quote: z.nullable(z.string()),
  message: z.string(),
  decidedAt: instant,
})
export type Statement = z.infer<typeof statement>

/** `outdated`: its subject was changed or deleted, so that nothing is left to decide. */
export const appealStates = ['possible', 'waiting', 'answered', 'expired', 'outdated'] as const

const answer = z.strictObject({ outcome: z.enum(appealOutcomes), message: z.string(), decidedAt: instant })
const decisionReply = z.strictObject({
  decisionGuid: guid,
  kind: z.enum(decisionKinds),
  targetType: z.enum(appealTargets),
  /** For a user, their mail address. Null for a chat and for deleted subjects. */
  name: z.nullable(z.string()),
  /** Set if the subject is the reader's own publication. */
  publication: z.nullable(z.strictObject({ guid, cardType: z.enum(cardTypes) })),
  statement,
  state: z.enum(appealStates),
  appealableUntil: instant,
  appeal: z.nullable(
    z.strictObject({
      text: z.nullable(z.string()),
      createdAt: instant,
      answer: z.nullable(answer),
    }),
  ),
})
export type Decision = z.infer<typeof decisionReply>

const appealSummary = z.strictObject({
  appealGuid: guid,
  decisionGuid: guid,
  kind: z.enum(decisionKinds),
  targetType: z.enum(appealTargets),
  targetGuid: guid,
  /** Name of the subject: a user's mail address, the company of a review. Null for a chat and for deleted subjects. */
  name: z.nullable(z.string()),
  /** Null if the author has deleted their account. */
  text: z.nullable(z.string()),
  createdAt: instant,
  statement,
  answer: z.nullable(z.extend(answer, { by: z.string() })),
})
const listedAppeal = z.extend(appealSummary, {
  /** Whether the service with the name does not respond. */
  isNameUnavailable: z.boolean(),
})
export type AppealSummary = z.infer<typeof appealSummary>
export type ListedAppeal = z.infer<typeof listedAppeal>

/**
 * Why a moderator may not answer: they made the first decision, it concerns them, or it is about a colleague (admins
 * only).
 */
export const appealObstacles = ['own-decision', 'own-interest', 'colleague'] as const

const appealDetails = z.extend(appealSummary, {
  /** Why the reader may not decide it; null where they may. */
  obstacle: z.nullable(z.enum(appealObstacles)),
  /** Moderator of the first decision; null if their account was deleted. */
  firstBy: z.nullable(z.string()),
  /** For a refused publication: the moderation case with all its content. */
  caseGuid: z.nullable(guid),
  /** Current state of the subject; null if it was deleted, and for a chat. */
  subject: z.nullable(reportSubject),
})
export type AppealDetails = z.infer<typeof appealDetails>

const ofDecision = z.strictObject({ decisionGuid: guid })
const ofAppeal = z.strictObject({ appealGuid: guid })

const appealText = { text: text(limits.appeal.min, limits.appeal.max) }
export const appealBody = z.strictObject(appealText)
export const appealSuspensionBody = z.strictObject({ token: suspensionToken, ...appealText })
/** The appellant reads the message. */
export const decideAppealBody = z.strictObject({
  outcome: z.enum(appealOutcomes),
  message: text(limits.shortDescription.min, limits.shortDescription.max),
})

export const appealsSchemas = {
  getDecision: { params: ofDecision, reply: decisionReply },
  appealDecision: { params: ofDecision, body: appealBody, reply: decisionReply },
  readSuspension: { query: z.strictObject({ token: suspensionToken }), reply: decisionReply },
  appealSuspension: { body: appealSuspensionBody, reply: decisionReply },
  listAppeals: {
    query: z.strictObject({ ...limitOffset, state: z._default(z.enum(['open', 'answered']), 'open') }),
    reply: z.strictObject({ list: z.array(listedAppeal), total: z.int(), openCount: z.int() }),
  },
  getAppeal: { params: ofAppeal, reply: appealDetails },
  decideAppeal: { params: ofAppeal, body: decideAppealBody, reply: appealDetails },
  getAppealDecision: {
    params: ofAppeal,
    reply: z.strictObject({
      appealGuid: guid,
      decisionGuid: guid,
      kind: z.enum(decisionKinds),
      targetType: z.enum(appealTargets),
      targetGuid: guid,
      outcome: z.enum(appealOutcomes),
      message: z.string(),
      decidedByUserGuid: guid,
      /** Null if the appellant has deleted their account since. */
      appellantUserGuid: z.nullable(guid),
    }),
  },
} as const
