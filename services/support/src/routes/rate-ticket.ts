import { rateTicket } from '../actions/rate-ticket.ts'
import { serve } from '../deps.ts'
import { ticketDetailsReply } from '../replies/ticket-reply.ts'

export const rateTicketRoute = serve('rateTicket', ({ actor, body, deps, params, transaction }) =>
  transaction(async (trx) => ticketDetailsReply(trx, deps.files, await rateTicket(trx, deps, actor, { body, params }))),
)
