import { exportChatDataRoute } from './export-chat-data.ts'
import { getMessageNewsRoute } from './get-message-news.ts'
import { archiveChatRoute } from './archive-chat.ts'
import { favoriteChatRoute } from './favorite-chat.ts'
import { getChatRoute } from './get-chat.ts'
import { getChatActivityRoute } from './get-chat-activity.ts'
import { getChatPartiesRoute } from './get-chat-parties.ts'
import { findAnsweredResponsesRoute } from './find-answered-responses.ts'
import { getConversationRoute } from './get-conversation.ts'
import { listChatFilesRoute } from './list-chat-files.ts'
import { listChatsRoute } from './list-chats.ts'
import { markChatReadRoute } from './mark-chat-read.ts'
import { openChatRoute } from './open-chat.ts'
import { removeChatRoute } from './remove-chat.ts'
import { sendChatMessageRoute } from './send-chat-message.ts'
import { takeChatReplyRoute } from './take-chat-reply.ts'
import { tellUnreadMessagesRoute } from './tell-unread-messages.ts'
import { unfavoriteChatRoute } from './unfavorite-chat.ts'

export const routes = [
  openChatRoute,
  sendChatMessageRoute,
  listChatsRoute,
  getChatRoute,
  markChatReadRoute,
  archiveChatRoute,
  favoriteChatRoute,
  unfavoriteChatRoute,
  removeChatRoute,
  listChatFilesRoute,
  getChatActivityRoute,
  getChatPartiesRoute,
  getConversationRoute,
  getMessageNewsRoute,
  tellUnreadMessagesRoute,
  takeChatReplyRoute,
  findAnsweredResponsesRoute,
  exportChatDataRoute,
]
