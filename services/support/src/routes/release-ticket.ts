import { releaseTicket } from '../actions/release-ticket.ts'
import { serve } from '../deps.ts'
import { changeReply } from '../replies/change-reply.ts'

export const releaseTicketRoute = serve('releaseTicket', ({ actor, deps, params: { ticketGuid }, transaction }) =>
  changeReply({ actor, deps, ticketGuid, transaction }, (trx, staff) => releaseTicket(trx, deps, ticketGuid, staff)),
)
