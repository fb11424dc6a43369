import { AppError } from '@sild/service-kit'
import { announceInbox } from '../actions/announce-ticket.ts'
import { changeTicket } from '../actions/change-ticket.ts'
import { lockAnyTicket } from '../actions/lock-any-ticket.ts'
import { noClaim } from '../actions/move-ticket.ts'
import { noteAction } from '../actions/note-action.ts'
import { serve } from '../deps.ts'
import { Ticket } from '../models/ticket.ts'

/** Releases the agent's claim. */
export const releaseTicketRoute = serve('releaseTicket', ({ actor, deps, params, transaction }) =>
  changeTicket({ actor, deps, ...params, transaction }, async (trx, staff) => {
    const ticket = await lockAnyTicket(trx, params.ticketGuid)
    if (!ticket.isClaimHeld || ticket.claimedByUserGuid !== staff.userGuid) throw new AppError('ticket-not-claimed')
    await Ticket.query(trx).findById(ticket.ticketGuid).patch(noClaim)
    await noteAction(trx, ticket.ticketGuid, 'released', staff)
    announceInbox(trx, deps, ticket.ticketGuid)
    return ticket
  }),
)
