import { filesInMessage, sendChatMessage } from '../actions/send-chat-message.ts'
import { serve } from '../deps.ts'
import { messageReply } from '../replies/message-reply.ts'

export const sendChatMessageRoute = serve('sendChatMessage', async ({ body, actor, deps, transaction }) => {
  await deps.files.reserve(actor, filesInMessage(body))
  return transaction(async (trx) => messageReply(deps.files, await sendChatMessage(trx, deps, actor, body)))
})
