import { serve } from '../deps.ts'
import { findChat } from '../models/find-chat.ts'
import { chatFiles } from '../replies/chat-files.ts'

export const listChatFilesRoute = serve('listChatFiles', async ({ params: { chatGuid }, query, actor, deps }) => {
  await findChat(deps.database.knex, chatGuid, actor.companyGuid)
  return chatFiles(deps, { chatGuid, ...query })
})
