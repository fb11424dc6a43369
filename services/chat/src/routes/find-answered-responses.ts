import { serve } from '../deps.ts'
import { Chat } from '../models/chat.ts'

export const findAnsweredResponsesRoute = serve('findAnsweredResponses', async ({ body, deps }) => {
  const answered = await Chat.query(deps.database.knex)
    .whereIn('respondGuid', body.responseGuids)
    .where({ replyStatus: 'REPLIED' })
    .select('respondGuid')
  return { responseGuids: answered.map(({ respondGuid }) => respondGuid) }
})
