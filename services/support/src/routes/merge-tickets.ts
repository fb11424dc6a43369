import { mergeTickets } from '../actions/merge-tickets.ts'
import { serve } from '../deps.ts'
import { changeReply } from '../replies/change-reply.ts'

export const mergeTicketsRoute = serve(
  'mergeTickets',
  ({ actor, body: { intoTicketGuid: into }, deps, params: { ticketGuid: from }, transaction }) =>
    changeReply({ actor, deps, ticketGuid: into, transaction }, (trx, staff) =>
      mergeTickets(trx, deps, staff, { from, into }),
    ),
)
