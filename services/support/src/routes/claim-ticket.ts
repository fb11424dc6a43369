import { announceInbox } from '../actions/announce-ticket.ts'
import { changeTicket } from '../actions/change-ticket.ts'
import { lockUnclaimedTicket } from '../actions/lock-any-ticket.ts'
import { noteAction } from '../actions/note-action.ts'
import { serve } from '../deps.ts'
import { claimedFromNow, Ticket } from '../models/ticket.ts'

/** Claims a ticket for a while, or renews the agent's claim. */
export const claimTicketRoute = serve('claimTicket', ({ actor, deps, params, transaction }) =>
  changeTicket({ actor, deps, ...params, transaction }, async (trx, staff) => {
    const ticket = await lockUnclaimedTicket(trx, params.ticketGuid, staff)
    const { ticketGuid } = ticket
    await Ticket.query(trx)
      .findById(ticketGuid)
      .patch({ claimedByUserGuid: staff.userGuid, claimedByEmail: staff.email, claimedUntil: claimedFromNow })
    if (!ticket.isClaimHeld) await noteAction(trx, ticketGuid, 'claimed', staff)
    announceInbox(trx, deps, ticketGuid)
    return ticket
  }),
)
