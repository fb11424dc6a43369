import { announceMessage } from '../actions/announce-message.ts'
import { archiveChat } from '../actions/archive-chat.ts'
import { describeChat } from '../actions/describe-chat.ts'
import { findChat } from '../actions/find-chat.ts'
import { serve } from '../deps.ts'

export const archiveChatRoute = serve('archiveChat', async ({ params, actor, deps }) => {
  const chat = await findChat(deps.database.knex, params.chatGuid, actor.companyGuid)
  const closing = await deps.database.transaction((trx) => archiveChat(trx, chat.chatGuid))
  if (closing) await announceMessage(deps, chat, closing)
  return describeChat(deps, await findChat(deps.database.knex, chat.chatGuid, actor.companyGuid), actor.companyGuid)
})
