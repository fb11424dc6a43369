import { announceMessage } from '../actions/announce-message.ts'
import { type SentMessage, sendChatMessage } from '../actions/send-chat-message.ts'
import { serve } from '../deps.ts'
import { messageReply } from '../replies/message-reply.ts'

export const sendChatMessageRoute = serve('sendChatMessage', async ({ body, actor, deps, transaction }) => {
  let sent: SentMessage | undefined
  const reply = await transaction(async (trx) => {
    sent = await sendChatMessage(trx, deps, actor, body)
    return messageReply(sent.message)
  })
  if (sent) await announceMessage(deps, sent.chat, sent.message)
  return reply
})
