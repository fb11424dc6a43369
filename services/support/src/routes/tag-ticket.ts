import { announceInbox } from '../actions/announce-ticket.ts'
import { changeTicket } from '../actions/change-ticket.ts'
import { lockAnyTicket } from '../actions/lock-any-ticket.ts'
import { noteAction } from '../actions/note-action.ts'
import { serve } from '../deps.ts'
import { Ticket } from '../models/ticket.ts'
import { tagOf } from '../rules/tag-of.ts'

/** Sets the tags of a ticket. */
export const tagTicketRoute = serve('tagTicket', ({ actor, body, deps, params, transaction }) =>
  changeTicket({ actor, deps, ...params, transaction }, async (trx, staff) => {
    const ticket = await lockAnyTicket(trx, params.ticketGuid)
    const tags = [...new Set(body.tags.map(tagOf))]
    await Ticket.query(trx).findById(ticket.ticketGuid).patch({ tags })
    await noteAction(trx, ticket.ticketGuid, 'tagged', staff, tags.join(', '))
    announceInbox(trx, deps, ticket.ticketGuid)
    return ticket
  }),
)
