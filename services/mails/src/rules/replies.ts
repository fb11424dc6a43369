import type { FilePlace } from '@sild/contract/files/kinds'
import type { ReplyKind } from '@sild/contract/mailed-replies'
import { paths } from '@sild/paths'

/** Where what a mail was about is read, for whoever answered in vain. */
export const replyPaths: Readonly<Record<ReplyKind, (subjectGuid: string) => string>> = {
  'chat-message': (chatGuid) => paths.chats(chatGuid),
  'ticket-answer': (ticketGuid) => paths.ticket(ticketGuid),
}

/** Where files of an answer will stand, which says what kinds are taken. */
export const replyPlaces: Readonly<Record<ReplyKind, FilePlace>> = {
  'chat-message': 'chat-attachment',
  'ticket-answer': 'ticket-attachment',
}
