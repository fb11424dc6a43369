import { changeTicket } from '../actions/change-ticket.ts'
import { closeTicket } from '../actions/close-ticket.ts'
import { lockUnclaimedTicket } from '../actions/lock-any-ticket.ts'
import { noteAction } from '../actions/note-action.ts'
import { serve } from '../deps.ts'

export const closeSupportTicketRoute = serve('closeSupportTicket', ({ actor, deps, params, transaction }) =>
  changeTicket({ actor, deps, ...params, transaction }, async (trx, staff) => {
    const ticket = await lockUnclaimedTicket(trx, params.ticketGuid, staff)
    if (await closeTicket(trx, deps, ticket)) await noteAction(trx, ticket.ticketGuid, 'closed', staff)
    return ticket
  }),
)
