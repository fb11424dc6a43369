import { fn } from 'objection'
import { archiveChat } from '../actions/archive-chat.ts'
import { serve } from '../deps.ts'
import { Chat } from '../models/chat.ts'
import { ChatMember } from '../models/chat-member.ts'
import { findChat } from '../models/find-chat.ts'

/** Removes a chat for one company and closes it for the other. When both have removed it, the chat is deleted. */
export const removeChatRoute = serve(
  'removeChat',
  ({ params: { chatGuid }, actor: { companyGuid }, deps, transaction }) =>
    transaction(async (trx) => {
      await Chat.query(trx).findById(chatGuid).forUpdate()
      await findChat(trx, chatGuid, companyGuid)
      await archiveChat(trx, deps, chatGuid)
      await ChatMember.query(trx)
        .findById([chatGuid, companyGuid])
        .patch({ removedAt: fn.now(), unreadCount: 0, isFavorite: false })
      await Chat.query(trx)
        .findById(chatGuid)
        .whereNotExists(ChatMember.query(trx).where({ chatGuid, removedAt: null }))
        .patch({ state: 'deleted' })
      deps.live.publish(trx, { to: { companyGuid }, type: 'chat-changed', payload: { chatGuid } })
      deps.live.publish(trx, { to: { companyGuid }, type: 'activity', payload: {} })
      return { acknowledged: true as const }
    }),
)
