import { serve } from '../deps.ts'
import { Chat } from '../models/chat.ts'
import { ChatMember } from '../models/chat-member.ts'
import { ChatMessage } from '../models/chat-message.ts'
import { isCompanyErased } from '../models/erased-company.ts'

/** The user to notify of a message: the member of the other company in the chat, if they have not read it. */
export const getMessageNewsRoute = serve('getMessageNews', async ({ deps, params: { chatGuid, position } }) => {
  const { knex } = deps.database
  const chat = await Chat.query(knex).findById(chatGuid)
  const message = await ChatMessage.query(knex).findOne({ chatGuid, position })
  const authorCompanyGuid = message?.authorCompanyGuid
  if (!chat || chat.state === 'deleted' || !authorCompanyGuid) return { news: null }
  const companyGuid = chat.companionOf(authorCompanyGuid)
  // The writer has left, and the chat is closed.
  if (await isCompanyErased(knex, authorCompanyGuid)) return { news: null }
  const reader = await ChatMember.query(knex).findById([chatGuid, companyGuid])
  if (!reader || reader.removedAt || reader.readPosition >= position) return { news: null }
  const first = await ChatMessage.unreadBy(knex, reader).orderBy('position').first()
  return {
    news: {
      userGuid: reader.userGuid,
      companyGuid,
      authorCompanyGuid,
      publicationName: chat.publicationName,
      unreadSince: (first ?? message).sentAt.toISOString(),
    },
  }
})
