import { findSupportTicket } from '../actions/find-support-ticket.ts'
import { serve } from '../deps.ts'
import { ticketCustomer } from '../replies/ticket-customer.ts'

export const getTicketCustomerRoute = serve('getTicketCustomer', async ({ deps, params }) =>
  ticketCustomer(deps, await findSupportTicket(deps.database.knex, params.ticketGuid)),
)
