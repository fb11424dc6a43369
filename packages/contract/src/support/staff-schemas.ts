import * as z from 'zod/mini'
import { planSlugs } from '../enums.ts'
import { limits } from '../limits.ts'
import { acknowledged, guid, instant, limitOffset, line, locale, searchQuery, tagLabel } from '../primitives.ts'
import { companyReference } from '../references.ts'
import { ticketFiles, ticketMessageText, ticketRating, ticketSources, ticketStates } from './ticket-schemas.ts'

export const inboxViews = ['waiting', 'mine', 'answered', 'closed'] as const
export type InboxView = (typeof inboxViews)[number]
/** Staff actions in the history of a ticket. */
export const ticketActions = ['claimed', 'released', 'claim-expired', 'closed', 'merged', 'tagged'] as const
export const messageKinds = ['question', 'answer', 'note'] as const

const inboxTicket = z.strictObject({
  guid,
  number: z.int(),
  title: z.string(),
  state: z.enum(ticketStates),
  source: z.enum(ticketSources),
  tags: z.array(z.string()),
  /** Of a member null where the account is gone; a guest is known by what they wrote. */
  requester: z.strictObject({
    userGuid: z.nullable(guid),
    name: z.nullable(z.string()),
    email: z.nullable(z.string()),
  }),
  companyName: z.nullable(z.string()),
  locale,
  claimedBy: z.nullable(z.strictObject({ userGuid: guid, email: z.string() })),
  claimedUntil: z.nullable(instant),
  /** An answer is promised by then; null where none is awaited. */
  dueAt: z.nullable(instant),
  createdAt: instant,
  updatedAt: instant,
})
export type InboxTicket = z.infer<typeof inboxTicket>

const staffMessage = z.strictObject({
  guid,
  kind: z.enum(messageKinds),
  message: z.string(),
  files: ticketFiles,
  /** Of the staff their address; null for a customer. */
  author: z.nullable(z.string()),
  sentAt: instant,
})
export type StaffTicketMessage = z.infer<typeof staffMessage>
const supportTicket = z.extend(inboxTicket, {
  messages: z.array(staffMessage),
  rating: z.nullable(ticketRating),
  requestIds: z.array(z.string()),
  history: z.array(
    z.strictObject({
      at: instant,
      actor: z.nullable(z.string()),
      action: z.enum(ticketActions),
      note: z.nullable(z.string()),
    }),
  ),
})
export type SupportTicket = z.infer<typeof supportTicket>

const customer = z.strictObject({
  email: z.nullable(z.string()),
  locale,
  company: z.nullable(companyReference),
  plan: z.nullable(z.enum(planSlugs)),
  /** The latest others of the same customer. */
  tickets: z.array(
    z.strictObject({ guid, number: z.int(), title: z.string(), state: z.enum(ticketStates), createdAt: instant }),
  ),
})
export type TicketCustomer = z.infer<typeof customer>

/** With `{name}` and others of `answerPlaceholders`, which are filled in when it is taken. */
const texts = z.strictObject({ en: ticketMessageText, et: ticketMessageText, fr: ticketMessageText })
export const cannedAnswerBody = z.strictObject({
  name: line(limits.cannedAnswerName.min, limits.cannedAnswerName.max),
  texts,
})
const cannedAnswer = z.strictObject({
  guid,
  name: z.string(),
  texts: z.strictObject({ en: z.string(), et: z.string(), fr: z.string() }),
  version: z.int(),
})
export type CannedAnswer = z.infer<typeof cannedAnswer>
export const answerPlaceholders = ['email', 'company', 'number', 'title'] as const
export type AnswerPlaceholder = (typeof answerPlaceholders)[number]

/** Of the tickets that came in a week, which begins on the Monday of that date in Tallinn. */
const week = z.strictObject({
  week: z.string(),
  createdCount: z.int(),
  answeredCount: z.int(),
  answeredInTimeCount: z.int(),
  /** In minutes of working time. */
  medianFirstAnswerMinutes: z.nullable(z.int()),
  ratingCount: z.int(),
  ratingAverage: z.nullable(z.number()),
})
export type SupportWeek = z.infer<typeof week>

const answerTicketBody = z.strictObject({
  message: ticketMessageText,
  files: ticketFiles,
  isClosing: z._default(z.boolean(), false),
})
const ticketNoteBody = z.strictObject({ message: ticketMessageText })
export const mergeTicketsBody = z.strictObject({ intoTicketGuid: guid })
const tagTicketBody = z.strictObject({ tags: z.array(tagLabel).check(z.maxLength(limits.tags.max)) })

const ofTicket = z.strictObject({ ticketGuid: guid })
const ofAnswer = z.strictObject({ answerGuid: guid })
export const staffSupportSchemas = {
  listSupportInbox: {
    query: z.strictObject({
      ...limitOffset,
      view: z._default(z.enum(inboxViews), 'waiting'),
      query: z.optional(searchQuery),
      tag: z.optional(tagLabel),
    }),
    reply: z.strictObject({
      list: z.array(inboxTicket),
      /** Counting what lies behind would cost more than showing it. */
      hasMore: z.boolean(),
      counts: z.strictObject({ waiting: z.int(), mine: z.int(), overdue: z.int() }),
      /** Those of the tickets that wait, the most used first. */
      tags: z.array(z.string()),
    }),
  },
  getSupportTicket: { params: ofTicket, reply: supportTicket },
  getTicketCustomer: { params: ofTicket, reply: customer },
  claimTicket: { params: ofTicket, reply: supportTicket },
  releaseTicket: { params: ofTicket, reply: supportTicket },
  answerTicket: { params: ofTicket, body: answerTicketBody, reply: supportTicket },
  addTicketNote: { params: ofTicket, body: ticketNoteBody, reply: supportTicket },
  closeSupportTicket: { params: ofTicket, reply: supportTicket },
  mergeTickets: { params: ofTicket, body: mergeTicketsBody, reply: supportTicket },
  tagTicket: { params: ofTicket, body: tagTicketBody, reply: supportTicket },
  listCannedAnswers: { reply: z.strictObject({ list: z.array(cannedAnswer) }) },
  createCannedAnswer: { body: cannedAnswerBody, reply: cannedAnswer },
  updateCannedAnswer: {
    params: ofAnswer,
    body: z.extend(cannedAnswerBody, { version: z.int32() }),
    reply: cannedAnswer,
  },
  deleteCannedAnswer: { params: ofAnswer, reply: acknowledged },
  getSupportFigures: { reply: z.strictObject({ weeks: z.array(week) }) },
} as const
