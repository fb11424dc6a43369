import * as z from 'zod/mini'
import { suspensionGrounds, suspensionToken } from '../accounts/staff-schemas.ts'
import { cardTypes, moderationRules, reportReasons } from '../enums.ts'
import { limits } from '../limits.ts'
import { guid, instant, limitOffset, text } from '../primitives.ts'
import { reportSubject, reportTargets } from './report-schemas.ts'

/**
 * What was decided against somebody: a publication was refused, something was taken away after a report, a report was dismissed, a user
 * was suspended.
 */
export const decisionKinds = ['refused', 'taken-away', 'dismissed', 'suspended'] as const
export type DecisionKind = (typeof decisionKinds)[number]

/** What a decision may be about. */
const appealTargets = [...reportTargets, 'user'] as const
export type AppealTarget = (typeof appealTargets)[number]

/** `confirmed` leaves things as they were decided first; `turned` undoes that. */
export const appealOutcomes = ['confirmed', 'turned'] as const
export type AppealOutcome = (typeof appealOutcomes)[number]

/** The statement of reasons (DSA, article 17). */
const statement = z.strictObject({
  /** A rule of moderation, what it was reported for, or on what a suspension stands. */
  ground: z.enum([...moderationRules, ...reportReasons, ...suspensionGrounds]),
  quote: z.nullable(z.string()),
  message: z.string(),
  decidedAt: instant,
})
export type Statement = z.infer<typeof statement>

/** `outdated`: what it is about was changed or is gone, so that nothing is left to decide. */
export const appealStates = ['possible', 'waiting', 'answered', 'expired', 'outdated'] as const

const answer = z.strictObject({ outcome: z.enum(appealOutcomes), message: z.string(), decidedAt: instant })
const decisionReply = z.strictObject({
  decisionGuid: guid,
  kind: z.enum(decisionKinds),
  targetType: z.enum(appealTargets),
  /** Of a user, their address. Null for a chat, and of what is gone. */
  name: z.nullable(z.string()),
  /** Of a publication that is the reader's own. */
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
  /** The name of what it is about: of a user their address, of a review the company. Null for a chat, and of what is gone. */
  name: z.nullable(z.string()),
  /** Null for somebody who has left. */
  text: z.nullable(z.string()),
  createdAt: instant,
  statement,
  answer: z.nullable(z.extend(answer, { by: z.string() })),
})
const listedAppeal = z.extend(appealSummary, {
  /** Whether the service that knows the name does not answer. */
  isNameUnavailable: z.boolean(),
})
export type AppealSummary = z.infer<typeof appealSummary>
export type ListedAppeal = z.infer<typeof listedAppeal>

/** Why somebody of the staff may not answer: they decided first, it concerns them, or it is about a colleague, which is for an admin. */
export const appealObstacles = ['own-decision', 'own-interest', 'colleague'] as const

const appealDetails = z.extend(appealSummary, {
  /** Why the reader may not decide it; null where they may. */
  obstacle: z.nullable(z.enum(appealObstacles)),
  /** Who decided first; null for somebody who has left. */
  firstBy: z.nullable(z.string()),
  /** Of a publication that was refused: the case that shows all of it. */
  caseGuid: z.nullable(guid),
  /** What it is about, as it is now; null when it is gone, and of a chat. */
  subject: z.nullable(reportSubject),
})
export type AppealDetails = z.infer<typeof appealDetails>

const ofDecision = z.strictObject({ decisionGuid: guid })
const ofAppeal = z.strictObject({ appealGuid: guid })

const appealText = { text: text(limits.appeal.min, limits.appeal.max) }
export const appealBody = z.strictObject(appealText)
export const appealSuspensionBody = z.strictObject({ token: suspensionToken, ...appealText })
/** The message is what whoever appealed reads. */
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
      /** Null for somebody who has left meanwhile. */
      appellantUserGuid: z.nullable(guid),
    }),
  },
} as const
