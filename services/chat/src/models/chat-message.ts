import type { ChatMessage as ChatMessageReply } from '@sild/contract/chat/schemas'
import { type Connection, expression, modelOf } from '@sild/service-kit'
import type { ChatMember } from './chat-member.ts'

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

  /** The messages of others after the member's read position. */
  static unreadBy(
    connection: Connection,
    { chatGuid, companyGuid, readPosition }: Pick<ChatMember, 'chatGuid' | 'companyGuid' | 'readPosition'>,
  ) {
    return ChatMessage.query(connection)
      .where({ chatGuid })
      .where('position', '>', readPosition)
      .where(expression`author_company_guid is distinct from ${companyGuid}`)
  }
}
