import { announceTicket } from '../actions/announce-ticket.ts'
import { lockTicket } from '../actions/find-ticket.ts'
import { moveTicket } from '../actions/move-ticket.ts'
import { serve } from '../deps.ts'
import { Ticket } from '../models/ticket.ts'

/** Records that the author has seen the answers. */
export const markTicketViewedRoute = serve('markTicketViewed', ({ actor: { userGuid }, deps, params, transaction }) =>
  transaction(async (trx) => {
    const ticket = await lockTicket(trx, { ...params, userGuid })
    if (ticket.unreadCount > 0) {
      await Ticket.query(trx).findById(ticket.ticketGuid).patch({ unreadCount: 0 })
      await moveTicket(trx, ticket, 'view')
      announceTicket(trx, deps, ticket)
    }
    return { acknowledged: true as const }
  }),
)
