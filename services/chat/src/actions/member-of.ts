import type { Connection } from '@sild/service-kit'
import { ChatMember } from '../models/chat-member.ts'

/** The company's place in the chat of the query around it, as long as it has not removed the chat. */
export const memberOf = (connection: Connection, companyGuid: string) =>
  ChatMember.query(connection)
    .where({ companyGuid, removedAt: null })
    .whereColumn('chatMembers.chatGuid', 'chats.chatGuid')
