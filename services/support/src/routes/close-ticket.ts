import { closeTicket } from '../actions/close-ticket.ts'
import { lockTicket } from '../actions/find-ticket.ts'
import { serve } from '../deps.ts'
import { ticketDetailsReply } from '../replies/ticket-reply.ts'

export const closeTicketRoute = serve('closeTicket', ({ actor: { userGuid }, deps, params, transaction }) =>
  transaction(async (trx) => {
    const ticket = await lockTicket(trx, { ...params, userGuid })
    await closeTicket(trx, deps, ticket)
    return ticketDetailsReply(trx, deps.files, ticket)
  }),
)
