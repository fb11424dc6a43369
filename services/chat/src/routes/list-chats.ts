import { serve } from '../deps.ts'
import { Chat } from '../models/chat.ts'
import { memberOf } from '../models/chat-member.ts'
import { describeChats } from '../replies/describe-chat.ts'

export const listChatsRoute = serve('listChats', async ({ query, actor, deps }) => {
  const membership = memberOf(deps.database.knex, actor.companyGuid).modify((members) => {
    if (query.filter === 'unread') members.where('unreadCount', '>', 0)
    if (query.filter === 'favorites') members.where('isFavorite', true)
  })
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
