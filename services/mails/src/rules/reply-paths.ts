import type { ReplyKind } from '@sild/contract/mailed-replies'
import { paths } from '@sild/paths'

/** Where what a mail was about is read, for whoever answered in vain. */
export const replyPaths: Readonly<Record<ReplyKind, (subjectGuid: string) => string>> = {
  'chat-message': (chatGuid) => paths.chats(chatGuid),
  'ticket-answer': (ticketGuid) => paths.ticket(ticketGuid),
}
