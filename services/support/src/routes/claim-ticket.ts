import { claimTicket } from '../actions/claim-ticket.ts'
import { serve } from '../deps.ts'
import { changeReply } from '../replies/change-reply.ts'

export const claimTicketRoute = serve('claimTicket', ({ actor, deps, params: { ticketGuid }, transaction }) =>
  changeReply({ actor, deps, ticketGuid, transaction }, (trx, staff) => claimTicket(trx, deps, ticketGuid, staff)),
)
