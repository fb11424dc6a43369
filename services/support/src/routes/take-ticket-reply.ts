import { takeTicketReply } from '../actions/take-ticket-reply.ts'
import { serve } from '../deps.ts'

export const takeTicketReplyRoute = serve('takeTicketReply', async ({ body, deps }) => ({
  refusal: await takeTicketReply(deps, body),
}))
