import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { fileName, fileUrl, guid, programText } from './primitives.ts'

/**
 * Kinds of mails that can be answered by mail, and the operation that accepts the answer: of access `system`, with the
 * body and the reply below. A mail with a kind and a subject in `replyTo` gets its own reply address, for its recipient
 * only.
 */
export const replyKinds = {
  'chat-message': 'takeChatReply',
  'ticket-answer': 'takeTicketReply',
} as const
export type ReplyKind = keyof typeof replyKinds
// The table has entries.
export const replyKindNames = Object.keys(replyKinds) as [ReplyKind, ...ReplyKind[]]

export const mailedReply = z.strictObject({
  /** Identifies the answer: delivered twice, it is stored once. */
  inboundMailGuid: guid,
  /** The recipient of the original mail, who answers. */
  userGuid: guid,
  /** The subject in the mail's `replyTo`. */
  subjectGuid: guid,
  /** Without quotes and signature, never empty. */
  text: programText(1_000_000),
  /** Checked, stored and registered as the user's, not reserved yet. */
  attachments: z
    .array(z.strictObject({ url: fileUrl, name: fileName, bytes: z.int() }))
    .check(z.maxLength(limits.file.maxCount)),
})

/** Why a service rejects an answer; its author gets the reason by mail. */
const mailedReplyRefusals = ['gone', 'closed', 'too-long'] as const
export const mailedReplyOutcome = z.strictObject({ refusal: z.nullable(z.enum(mailedReplyRefusals)) })
