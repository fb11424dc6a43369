import { readUpTo } from '../actions/read-up-to.ts'
import { serve } from '../deps.ts'
import { Chat } from '../models/chat.ts'
import { ChatMember } from '../models/chat-member.ts'
import { findChat } from '../models/find-chat.ts'

/** Marks the messages of the chat up to `position` as read. */
export const markChatReadRoute = serve(
  'markChatRead',
  ({ body: { chatGuid, position }, actor: { companyGuid }, deps, transaction }) =>
    transaction(async (trx) => {
      await Chat.query(trx).findById(chatGuid).forUpdate()
      const chat = await findChat(trx, chatGuid, companyGuid)
      // A position beyond the last message would swallow messages to come.
      await readUpTo(trx, deps, chat, { companyGuid, position: Math.min(position, chat.lastPosition) })
      await ChatMember.query(trx).findById([chatGuid, companyGuid]).patch({ viewedAt: new Date() })
      return { acknowledged: true as const }
    }),
)
