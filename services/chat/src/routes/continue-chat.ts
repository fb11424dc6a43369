import { AppError } from '@sild/service-kit'
import { announceChat } from '../actions/announce-chat.ts'
import { serve } from '../deps.ts'
import { Chat } from '../models/chat.ts'
import { findChat } from '../models/find-chat.ts'
import { describeChat } from '../replies/describe-chat.ts'

/** Opens a chat again that was closed with its publication. Does nothing where it is open. */
export const continueChatRoute = serve(
  'continueChat',
  async ({ params: { chatGuid }, actor: { companyGuid }, deps }) => {
    const continued = await deps.database.transaction(async (trx) => {
      await Chat.query(trx).findById(chatGuid).forUpdate()
      const chat = await findChat(trx, chatGuid, companyGuid)
      if (chat.state === 'active') return chat
      if (!chat.mayContinue) throw new AppError('chat-archived')
      await Chat.query(trx).findById(chatGuid).patch({ state: 'active', mayContinue: false })
      announceChat(trx, deps, chat)
      return findChat(trx, chatGuid, companyGuid)
    })
    return describeChat(deps, continued, companyGuid)
  },
)
