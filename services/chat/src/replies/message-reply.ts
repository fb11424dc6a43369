import type { ChatAttachment, ChatMessage as ChatMessageReply } from '@sild/contract/chat/schemas'
import type { Files } from '@sild/service-kit'
import type { Attachment, ChatMessage } from '../models/chat-message.ts'

/** The link is valid for some minutes. Only members of the chat get this reply. */
export const attachmentReply = ({ urlOf }: Files, { key, ...file }: Attachment): ChatAttachment => ({
  url: urlOf(key),
  ...file,
})

export const messageReply = (files: Files, message: ChatMessage): ChatMessageReply => ({
  guid: message.messageGuid,
  chatGuid: message.chatGuid,
  position: message.position,
  kind: message.kind,
  message: message.message,
  attachments: message.attachments.map((attachment) => attachmentReply(files, attachment)),
  authorCompanyGuid: message.authorCompanyGuid,
  sentAt: message.sentAt.toISOString(),
  clientGuid: message.clientGuid,
})
