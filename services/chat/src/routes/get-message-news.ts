import { serve } from '../deps.ts'
import { findMessageNews } from '../actions/find-message-news.ts'

export const getMessageNewsRoute = serve('getMessageNews', async ({ deps, params }) => ({
  news: await findMessageNews(deps.database.knex, params),
}))
