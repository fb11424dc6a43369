import { findAnswerNews } from '../actions/find-answer-news.ts'
import { serve } from '../deps.ts'

export const getAnswerNewsRoute = serve('getAnswerNews', async ({ deps, params }) => ({
  news: await findAnswerNews(deps.database.knex, params.messageGuid),
}))
