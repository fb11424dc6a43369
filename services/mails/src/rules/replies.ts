import type { FilePlace } from '@sild/contract/files/kinds'
import type { ReplyKind } from '@sild/contract/mailed-replies'
import { paths } from '@sild/paths'

/** The page of the chat or ticket, linked in the notice about a refused answer. */
export const replyPaths: Readonly<Record<ReplyKind, (subjectGuid: string) => string>> = {
  'chat-message': (chatGuid) => paths.chats(chatGuid),
  'ticket-answer': (ticketGuid) => paths.ticket(ticketGuid),
}

/** Where files of an answer are shown. The place decides which kinds of files are accepted. */
export const replyPlaces: Readonly<Record<ReplyKind, FilePlace>> = {
  'chat-message': 'chat-attachment',
  'ticket-answer': 'ticket-attachment',
}
