import { archiveChat } from '../actions/archive-chat.ts'
import { handle } from '../deps.ts'
import { Chat } from '../models/chat.ts'

/** Closes the chat of a withdrawn response. Both companies keep its messages. */
export const closeWithdrawnChatJob = handle('close-withdrawn-chat', async ({ deps, payload: { responseGuid } }) => {
  const chat = await Chat.query(deps.database.knex).findOne({ respondGuid: responseGuid })
  if (chat) await deps.database.transaction((trx) => archiveChat(trx, deps, chat.chatGuid))
})
