import { asSystem } from '@sild/service-kit'
import { createChat } from '../actions/create-chat.ts'
import { handle } from '../deps.ts'

export const startChatJob = handle('start-chat', async ({ payload, deps }) => {
  const parties = await deps.calls.call(
    'getResponseParties',
    { params: { guid: payload.responseGuid } },
    { actor: asSystem('a response was made') },
  )
  await deps.database.transaction((trx) => createChat(trx, deps, parties))
})
