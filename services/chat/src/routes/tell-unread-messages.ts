import { serve } from '../deps.ts'
import { ChatMember } from '../models/chat-member.ts'
import { ChatMessage } from '../models/chat-message.ts'

/** How many messages a mail contains. The user reads more in the chat. */
const MOST = 5

/** The messages of the other company that this user has not read, for a mail. */
export const tellUnreadMessagesRoute = serve('tellUnreadMessages', async ({ deps, params: { chatGuid, userGuid } }) => {
  const { knex } = deps.database
  const reader = await ChatMember.query(knex).findOne({ chatGuid, userGuid, removedAt: null })
  if (!reader) return { messages: [] }
  const unread = await ChatMessage.unreadBy(knex, reader)
    .whereIn('kind', ['ANSWER', 'QUESTION'])
    .orderBy('position', 'desc')
    .limit(MOST)
  const [last] = unread
  if (last)
    await ChatMember.query(knex).findById([chatGuid, reader.companyGuid]).patch({ mailedPosition: last.position })
  return { messages: unread.toReversed().map(({ message }) => message) }
})
