import { findUnreadMessages } from '../actions/find-unread-messages.ts'
import { serve } from '../deps.ts'

export const getUnreadMessagesRoute = serve('getUnreadMessages', async ({ deps, params }) => ({
  messages: await findUnreadMessages(deps.database.knex, params),
}))
