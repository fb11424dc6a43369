import { serve } from '../deps.ts'
import { ChatMessage } from '../models/chat-message.ts'
import { findChat } from '../models/find-chat.ts'
import { describeChat } from '../replies/describe-chat.ts'
import { messageReply } from '../replies/message-reply.ts'

export const getChatRoute = serve('getChat', async ({ params, query, actor, deps }) => {
  const chat = await findChat(deps.database.knex, params.chatGuid, actor.companyGuid)
  const { before, after, limit } = query
  const isForward = after !== undefined
  const found = await ChatMessage.query(deps.database.knex)
    .where('chatGuid', chat.chatGuid)
    .modify((messages) => {
      if (before !== undefined) messages.where('position', '<', before)
      if (isForward) messages.where('position', '>', after)
    })
    .orderBy('position', isForward ? 'asc' : 'desc')
    .limit(limit)
  const messages = isForward ? found : found.toReversed()
  const [described, first] = [await describeChat(deps, chat, actor.companyGuid), messages[0]]
  return {
    chat: described,
    messages: messages.map((message) => messageReply(deps.files, message)),
    hasEarlier: first !== undefined && first.position > 1,
  }
})
