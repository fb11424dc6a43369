import { appendMessage } from '../actions/append-message.ts'
import { changeTicket } from '../actions/change-ticket.ts'
import { lockAnyTicket } from '../actions/lock-any-ticket.ts'
import { serve } from '../deps.ts'

export const addTicketNoteRoute = serve('addTicketNote', ({ actor, body, deps, params, transaction }) =>
  changeTicket({ actor, deps, ...params, transaction }, async (trx, staff) => {
    const ticket = await lockAnyTicket(trx, params.ticketGuid)
    await appendMessage(trx, deps, ticket, { kind: 'note', message: body.message, author: staff })
    return ticket
  }),
)
