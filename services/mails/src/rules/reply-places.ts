import type { FilePlace } from '@sild/contract/files/kinds'
import type { ReplyKind } from '@sild/contract/mailed-replies'

/** Where files of an answer will stand, which says what kinds are taken. */
export const replyPlaces: Readonly<Record<ReplyKind, FilePlace>> = {
  'chat-message': 'chat-attachment',
  'ticket-answer': 'ticket-attachment',
}
