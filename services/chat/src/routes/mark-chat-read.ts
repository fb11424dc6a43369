import { findChat } from '../actions/find-chat.ts'
import { markChatRead } from '../actions/mark-chat-read.ts'
import { serve } from '../deps.ts'

export const markChatReadRoute = serve('markChatRead', async ({ body, actor, deps, transaction }) => {
  const { companyGuid } = actor
  const reply = await transaction(async (trx) => {
    const chat = await findChat(trx, body.chatGuid, companyGuid)
    // A position beyond the last message would swallow messages to come.
    await markChatRead(trx, {
      chatGuid: chat.chatGuid,
      companyGuid,
      position: Math.min(body.position, chat.lastPosition),
    })
    return { acknowledged: true as const }
  })
  const chat = await findChat(deps.database.knex, body.chatGuid, companyGuid)
  const payload = { chatGuid: chat.chatGuid, companyGuid, position: body.position }
  await Promise.all([
    deps.live.publish({ to: { companyGuid: chat.companionOf(companyGuid) }, type: 'chat-read', payload }),
    deps.live.publish({ to: { companyGuid }, type: 'activity', payload: {} }),
  ])
  return reply
})
