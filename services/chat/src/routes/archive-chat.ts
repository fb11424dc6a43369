import { archiveChat } from '../actions/archive-chat.ts'
import { serve } from '../deps.ts'
import { findChat } from '../models/find-chat.ts'
import { describeChat } from '../replies/describe-chat.ts'

export const archiveChatRoute = serve('archiveChat', async ({ params: { chatGuid }, actor, deps }) => {
  const chat = await deps.database.transaction(async (trx) => {
    await findChat(trx, chatGuid, actor.companyGuid)
    await archiveChat(trx, deps, chatGuid)
    return findChat(trx, chatGuid, actor.companyGuid)
  })
  return describeChat(deps, chat, actor.companyGuid)
})
