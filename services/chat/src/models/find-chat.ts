import { AppError, type Connection } from '@sild/service-kit'
import { Chat } from './chat.ts'
import { memberOf } from './chat-member.ts'

/** A chat of this company with both members. @throws chat-not-found, also for a chat of others and one that it has removed */
export async function findChat(connection: Connection, chatGuid: string, companyGuid: string): Promise<Chat> {
  const chat = await Chat.query(connection)
    .findById(chatGuid)
    .whereNot('state', 'deleted')
    .whereExists(memberOf(connection, companyGuid))
    .withGraphFetched('members')
  if (!chat) throw new AppError('chat-not-found')
  return chat
}
