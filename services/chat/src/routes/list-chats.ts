import { describeChats } from '../actions/describe-chat.ts'
import { serve } from '../deps.ts'
import { Chat } from '../models/chat.ts'
import { ChatMember } from '../models/chat-member.ts'

export const listChats = serve('listChats', async ({ query, actor, deps }) => {
  const membership = ChatMember.query(deps.database.knex)
    .where('companyGuid', actor.companyGuid)
    .whereColumn('chatMembers.chatGuid', 'chats.chatGuid')
    .modify((members) => void (query.filter === 'unread' && members.where('unreadCount', '>', 0)))
  const matching = Chat.query(deps.database.knex)
    .where('state', query.state)
    .whereExists(membership)
    .modify((chats) => void (query.cardType && chats.where('cardType', query.cardType)))
  const [chats, total] = await Promise.all([
    matching
      .clone()
      .withGraphFetched('members')
      .orderBy('updatedAt', 'desc')
      .orderBy('chatGuid')
      .limit(query.limit)
      .offset(query.offset),
    matching.clone().resultSize(),
  ])
  return { list: await describeChats(deps, chats, actor.companyGuid), total }
})
