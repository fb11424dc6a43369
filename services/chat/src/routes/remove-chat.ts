import { announceMessage } from '../actions/announce-message.ts'
import { type RemovedChat, removeChat } from '../actions/remove-chat.ts'
import { serve } from '../deps.ts'

export const removeChatRoute = serve('removeChat', async ({ params: { chatGuid }, actor, deps, transaction }) => {
  const { companyGuid } = actor
  let removed: RemovedChat | undefined
  const reply = await transaction(async (trx) => {
    removed = await removeChat(trx, { chatGuid, companyGuid })
    return { acknowledged: true as const }
  })
  if (removed?.closing) await announceMessage(deps, removed.chat, removed.closing)
  await deps.live.publish({ to: { companyGuid }, type: 'chat-changed', payload: { chatGuid } })
  await deps.live.publish({ to: { companyGuid }, type: 'activity', payload: {} })
  return reply
})
