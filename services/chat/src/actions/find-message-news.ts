import type { ParsedInput, Reply } from '@sild/contract/schemas'
import type { Connection } from '@sild/service-kit'
import { Chat } from '../models/chat.ts'
import { ChatMember } from '../models/chat-member.ts'
import { ChatMessage } from '../models/chat-message.ts'
import { isCompanyErased } from '../models/erased-company.ts'

/** The user to notify of a message: the member of the other company in the chat, if they have not read it. */
export async function findMessageNews(
  connection: Connection,
  { chatGuid, position }: ParsedInput<'getMessageNews'>['params'],
): Promise<Reply<'getMessageNews'>['news']> {
  const chat = await Chat.query(connection).findById(chatGuid)
  const message = await ChatMessage.query(connection).findOne({ chatGuid, position })
  const authorCompanyGuid = message?.authorCompanyGuid
  if (!chat || chat.state === 'deleted' || !authorCompanyGuid) return null
  const companyGuid = chat.companionOf(authorCompanyGuid)
  // The writer has left, and the chat is closed.
  if (await isCompanyErased(connection, authorCompanyGuid)) return null
  const reader = await ChatMember.query(connection).findById([chatGuid, companyGuid])
  if (!reader || reader.removedAt || reader.readPosition >= position) return null
  const first = await ChatMessage.unreadBy(connection, reader).orderBy('position').first()
  return {
    userGuid: reader.userGuid,
    companyGuid,
    authorCompanyGuid,
    publicationName: chat.publicationName,
    unreadSince: (first ?? message).sentAt.toISOString(),
  }
}
