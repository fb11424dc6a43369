import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { fileName, fileUrl, guid, programText } from './primitives.ts'

/**
 * What may be answered by mail, and the operation that takes the answer in: of access `system`, with the body and the reply
 * below. A mail whose `replyTo` names a kind and its subject gets an address of its own, for its reader alone.
 */
export const replyKinds = {
  'chat-message': 'takeChatReply',
  'ticket-answer': 'takeTicketReply',
} as const
export type ReplyKind = keyof typeof replyKinds
// The table has entries.
export const replyKindNames = Object.keys(replyKinds) as [ReplyKind, ...ReplyKind[]]

export const mailedReply = z.strictObject({
  /** Names the answer for ever: taken in twice, it is there once. */
  inboundMailGuid: guid,
  /** Who answers: whoever was written to. */
  userGuid: guid,
  /** What the mail was about, as its `replyTo` said. */
  subjectGuid: guid,
  /** Without quotes and signature, never empty. */
  text: programText(1_000_000),
  /** Checked, stored and registered as the user's, not reserved yet. */
  attachments: z
    .array(z.strictObject({ url: fileUrl, name: fileName, bytes: z.int() }))
    .check(z.maxLength(limits.file.maxCount)),
})

/** Why a service does not take an answer in; each is told to whoever wrote it. */
const mailedReplyRefusals = ['gone', 'closed', 'too-long'] as const
export const mailedReplyOutcome = z.strictObject({ refusal: z.nullable(z.enum(mailedReplyRefusals)) })
