import type { ChatMessage as ChatMessageReply } from '@sild/contract/chat/schemas'
import { Model } from 'objection'

/** A file of a message, by its key in the storage. */
export interface Attachment {
  key: string
  name: string
  bytes?: number | undefined
}

export class ChatMessage extends Model {
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

  static override get tableName(): string {
    return 'chatMessages'
  }
  static override get idColumn(): string {
    return 'messageGuid'
  }
  static override get jsonAttributes(): string[] {
    return ['attachments']
  }
}
