import { closeTicket } from '../actions/close-ticket.ts'
import { lockUnclaimedTicket } from '../actions/lock-any-ticket.ts'
import { noteAction } from '../actions/note-action.ts'
import { serve } from '../deps.ts'
import { changeReply } from '../replies/change-reply.ts'

export const closeSupportTicketRoute = serve('closeSupportTicket', ({ actor, deps, params, transaction }) =>
  changeReply({ actor, deps, ...params, transaction }, async (trx, staff) => {
    const ticket = await lockUnclaimedTicket(trx, params.ticketGuid, staff)
    if (await closeTicket(trx, deps, ticket)) await noteAction(trx, ticket.ticketGuid, 'closed', staff)
    return ticket
  }),
)
