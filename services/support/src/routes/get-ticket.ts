import { findTicket } from '../actions/find-ticket.ts'
import { serve } from '../deps.ts'
import { ticketDetailsReply } from '../replies/ticket-reply.ts'

export const getTicketRoute = serve('getTicket', async ({ actor: { userGuid }, deps, params: { guid } }) => {
  const { knex } = deps.database
  return ticketDetailsReply(knex, deps.files, await findTicket(knex, { guid, userGuid }))
})
