import { type Connection, modelOf } from '@sild/service-kit'

export class ChatMember extends modelOf('chatMembers', ['chatGuid', 'companyGuid']) {
  declare chatGuid: string
  declare companyGuid: string
  /** The user who speaks for the company in this chat. */
  declare userGuid: string
  declare readPosition: number
  /** The last position in the latest mail: a user who answers the mail has read so far. */
  declare mailedPosition: number
  declare unreadCount: number
  declare viewedAt: Date | null
  declare isFavorite: boolean
  /** Since then the company sees nothing of the chat. */
  declare removedAt: Date | null
}

/** The company's place in the chat of the query around it, as long as it has not removed the chat. */
export const memberOf = (connection: Connection, companyGuid: string) =>
  ChatMember.query(connection)
    .where({ companyGuid, removedAt: null })
    .whereColumn('chatMembers.chatGuid', 'chats.chatGuid')
