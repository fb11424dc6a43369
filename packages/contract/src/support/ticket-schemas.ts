import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { mailedReply, mailedReplyOutcome } from '../mailed-replies.ts'
import { acknowledged, fileName, fileUrl, guid, instant, limitOffset, line, text } from '../primitives.ts'

/** S4-SUP. `messaged` waits for the customer, `open` for support. */
export const ticketStates = ['open', 'messaged', 'viewed', 'closed', 'rated'] as const
export type TicketState = (typeof ticketStates)[number]
/** How it came. */
export const ticketSources = ['member', 'contact-form', 'feedback', 'payment'] as const
export type TicketSource = (typeof ticketSources)[number]

const attachment = z.strictObject({
  url: fileUrl,
  name: fileName,
  bytes: z.optional(z.int32()),
})
export type TicketFile = z.infer<typeof attachment>
export const ticketFiles = z._default(z.array(attachment).check(z.maxLength(limits.ticketFiles.max)), [])
export const ticketMessageText = text(limits.ticketMessage.min, limits.ticketMessage.max)

const ticketMessage = z.strictObject({
  guid,
  message: z.string(),
  files: z.array(attachment),
  isFromSupport: z.boolean(),
  sentAt: instant,
})
export const ticketRating = z.strictObject({ rating: z.int(), comment: z.nullable(z.string()) })
const ticket = z.strictObject({
  guid,
  /** What people call it: #1042. */
  number: z.int(),
  title: z.string(),
  state: z.enum(ticketStates),
  /** Answers that the caller has not seen. */
  newMessageAmount: z.int(),
  rating: z.nullable(ticketRating),
  createdAt: instant,
  updatedAt: instant,
  /** Support has promised an answer by then; null where none is awaited. */
  dueAt: z.nullable(instant),
})
export type Ticket = z.infer<typeof ticket>
const ticketDetails = z.extend(ticket, { messages: z.array(ticketMessage) })
export type TicketDetails = z.infer<typeof ticketDetails>
export type TicketMessage = z.infer<typeof ticketMessage>

/** Numbers of the caller's last failed calls, by which support finds them in the logs. */
const requestIds = z._default(
  z.array(z.string().check(z.regex(/^[\w-]{8,64}$/))).check(z.maxLength(limits.ticketRequestIds.max)),
  [],
)
export const createTicketBody = z.strictObject({
  title: line(limits.ticketTitle.min, limits.ticketTitle.max),
  message: ticketMessageText,
  files: ticketFiles,
  requestIds,
})
export const replyToTicketBody = z.strictObject({ message: ticketMessageText, files: ticketFiles })
export const rateTicketBody = z.strictObject({
  rating: z.int().check(z.minimum(1), z.maximum(5)),
  comment: z.optional(z.nullable(text(1, limits.shortDescription.max))),
})

const ofTicket = z.strictObject({ guid })
export const ticketSchemas = {
  listTickets: {
    query: z.strictObject({ ...limitOffset, view: z._default(z.enum(['open', 'archive']), 'open') }),
    reply: z.strictObject({
      list: z.array(ticket),
      total: z.int(),
      counts: z.strictObject({ open: z.int(), archive: z.int() }),
    }),
  },
  createTicket: { body: createTicketBody, reply: ticketDetails },
  getTicket: { params: ofTicket, reply: ticketDetails },
  replyToTicket: { params: ofTicket, body: replyToTicketBody, reply: ticketDetails },
  markTicketViewed: { params: ofTicket, reply: acknowledged },
  closeTicket: { params: ofTicket, reply: ticketDetails },
  rateTicket: { params: ofTicket, body: rateTicketBody, reply: ticketDetails },
  takeTicketReply: { body: mailedReply, reply: mailedReplyOutcome },
  getAnswerNews: {
    params: z.strictObject({ messageGuid: guid }),
    reply: z.strictObject({
      news: z.nullable(z.strictObject({ userGuid: guid, ticketGuid: guid, title: z.string() })),
    }),
  },
} as const
