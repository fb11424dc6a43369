import { tellUnreadMessages } from '../actions/tell-unread-messages.ts'
import { serve } from '../deps.ts'

export const tellUnreadMessagesRoute = serve('tellUnreadMessages', async ({ deps, params }) => ({
  messages: await tellUnreadMessages(deps.database.knex, params),
}))
