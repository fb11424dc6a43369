import type { ChatMessage as ChatMessageReply } from '@sild/contract/chat/schemas'
import { modelOf } from '@sild/service-kit'

/** A file of a message, by its key in the storage. */
export interface Attachment {
  key: string
  name: string
  bytes?: number | undefined
}

export class ChatMessage extends modelOf('chatMessages', 'messageGuid', ['attachments']) {
  declare messageGuid: string
  declare chatGuid: string
  declare position: number
  declare kind: ChatMessageReply['kind']
  declare message: string
  declare attachments: Attachment[]
  declare authorCompanyGuid: string | null
  declare authorUserGuid: string | null
  declare clientGuid: string | null
  declare sentAt: Date
}
