import { archiveChatRoute } from './archive-chat.ts'
import { getChat } from './get-chat.ts'
import { getChatActivity } from './get-chat-activity.ts'
import { listChats } from './list-chats.ts'
import { markChatReadRoute } from './mark-chat-read.ts'
import { openChat } from './open-chat.ts'
import { sendChatMessageRoute } from './send-chat-message.ts'

export const routes = [
  openChat,
  sendChatMessageRoute,
  listChats,
  getChat,
  markChatReadRoute,
  archiveChatRoute,
  getChatActivity,
]
