import { sendChatMessage } from '../actions/send-chat-message.ts'
import { serve } from '../deps.ts'
import { messageReply } from '../replies/message-reply.ts'

export const sendChatMessageRoute = serve('sendChatMessage', ({ body, actor, deps, transaction }) =>
  transaction(async (trx) => messageReply(await sendChatMessage(trx, deps, actor, body))),
)
