import { exportChatDataRoute } from './export-chat-data.ts'
import { getMessageNews } from './get-message-news.ts'
import { archiveChatRoute } from './archive-chat.ts'
import { favoriteChat } from './favorite-chat.ts'
import { getChat } from './get-chat.ts'
import { getChatActivity } from './get-chat-activity.ts'
import { getChatParties } from './get-chat-parties.ts'
import { findAnsweredResponses } from './find-answered-responses.ts'
import { getConversation } from './get-conversation.ts'
import { getUnreadMessages } from './get-unread-messages.ts'
import { listChatFiles } from './list-chat-files.ts'
import { listChats } from './list-chats.ts'
import { markChatReadRoute } from './mark-chat-read.ts'
import { openChat } from './open-chat.ts'
import { removeChatRoute } from './remove-chat.ts'
import { sendChatMessageRoute } from './send-chat-message.ts'
import { takeChatReplyRoute } from './take-chat-reply.ts'
import { unfavoriteChat } from './unfavorite-chat.ts'

export const routes = [
  openChat,
  sendChatMessageRoute,
  listChats,
  getChat,
  markChatReadRoute,
  archiveChatRoute,
  favoriteChat,
  unfavoriteChat,
  removeChatRoute,
  listChatFiles,
  getChatActivity,
  getChatParties,
  getConversation,
  getMessageNews,
  getUnreadMessages,
  takeChatReplyRoute,
  findAnsweredResponses,
  exportChatDataRoute,
]
