import { findSupportTicket } from '../actions/find-support-ticket.ts'
import { serve } from '../deps.ts'
import { findCustomers } from '../replies/inbox-ticket.ts'
import { supportTicketReply } from '../replies/support-ticket.ts'

export const getSupportTicketRoute = serve('getSupportTicket', async ({ deps, params }) => {
  const { knex } = deps.database
  const ticket = await findSupportTicket(knex, params.ticketGuid)
  return supportTicketReply(knex, deps, ticket, await findCustomers(deps, [ticket]))
})
