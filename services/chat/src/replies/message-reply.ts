import type { ChatMessage as ChatMessageReply } from '@sild/contract/chat/schemas'
import type { ChatMessage } from '../models/chat-message.ts'

export const messageReply = (message: ChatMessage): ChatMessageReply => ({
  guid: message.messageGuid,
  chatGuid: message.chatGuid,
  position: message.position,
  kind: message.kind,
  message: message.message,
  attachments: message.attachments,
  authorCompanyGuid: message.authorCompanyGuid,
  sentAt: message.sentAt.toISOString(),
  clientGuid: message.clientGuid,
})
