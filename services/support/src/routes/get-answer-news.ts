import { findUnseenAnswer } from '../actions/find-unseen-answer.ts'
import { serve } from '../deps.ts'

/** The user to notify of an answer: the author of the ticket, unless they have seen it or have no account. */
export const getAnswerNewsRoute = serve('getAnswerNews', async ({ deps, params }) => {
  const unseen = await findUnseenAnswer(deps.database.knex, params.messageGuid)
  if (!unseen) return { news: null }
  const { ticketGuid, title, userGuid } = unseen.ticket
  return { news: { userGuid, ticketGuid, title } }
})
