import { AppError, type Connection } from '@sild/service-kit'
import { Chat } from '../models/chat.ts'

/** A chat of this company with both members. @throws chat-not-found, also for a chat of others */
export async function findChat(connection: Connection, chatGuid: string, companyGuid: string): Promise<Chat> {
  const chat = await Chat.query(connection)
    .findById(chatGuid)
    .whereNot('state', 'deleted')
    .where((either) => void either.where('ownerCompanyGuid', companyGuid).orWhere('respondentCompanyGuid', companyGuid))
    .withGraphFetched('members')
  if (!chat) throw new AppError('chat-not-found')
  return chat
}
