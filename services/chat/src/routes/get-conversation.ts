import { serve } from '../deps.ts'
import { Chat } from '../models/chat.ts'

export const getConversationRoute = serve('getConversation', async ({ deps, params }) => {
  const parties = [params.companyGuid, params.otherCompanyGuid]
  const answered = await Chat.query(deps.database.knex)
    .whereIn('ownerCompanyGuid', parties)
    .whereIn('respondentCompanyGuid', parties)
    // A chat begins with the respondent's message, so an answer means that both have written.
    .findOne({ replyStatus: 'REPLIED' })
  return { haveBothWritten: answered !== undefined }
})
