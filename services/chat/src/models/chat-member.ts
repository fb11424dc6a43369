import { Model } from 'objection'

export class ChatMember extends Model {
  declare chatGuid: string
  declare companyGuid: string
  /** Who began to speak for the company. */
  declare userGuid: string
  declare readPosition: number
  declare unreadCount: number
  declare viewedAt: Date | null
  declare isFavorite: boolean
  /** Since then the company sees nothing of the chat. */
  declare removedAt: Date | null

  static override get tableName(): string {
    return 'chatMembers'
  }
  static override get idColumn(): string[] {
    return ['chatGuid', 'companyGuid']
  }
}
