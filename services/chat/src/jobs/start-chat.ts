import { asSystem } from '@sild/service-kit'
import { announceMessage } from '../actions/announce-message.ts'
import { createChat } from '../actions/create-chat.ts'
import { handle } from '../deps.ts'
import { Chat } from '../models/chat.ts'
import { ChatMessage } from '../models/chat-message.ts'

export const startChat = handle('start-chat', async ({ payload, deps }) => {
  const parties = await deps.calls.call(
    'getResponseParties',
    { params: { guid: payload.responseGuid } },
    { actor: asSystem('a response was made') },
  )
  await deps.database.transaction((trx) => createChat(trx, parties))
  const chat = await Chat.query(deps.database.knex).findOne({ respondGuid: payload.responseGuid })
  const message =
    chat && (await ChatMessage.query(deps.database.knex).findOne({ chatGuid: chat.chatGuid, position: 1 }))
  if (chat && message) await announceMessage(deps, chat, message)
})
