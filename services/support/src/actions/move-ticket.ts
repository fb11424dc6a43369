import { type Transaction } from '@sild/service-kit'
import { Ticket } from '../models/ticket.ts'
import { mayHappen, type TicketEvent, ticketEvents } from '../models/ticket-events.ts'

/** Takes a ticket whose row the caller holds one step further. False: nothing of it may happen to it as it is. */
export async function moveTicket(
  trx: Transaction,
  ticket: Ticket,
  event: TicketEvent,
  columns: Partial<Ticket> = {},
): Promise<boolean> {
  if (!mayHappen(event, ticket.state)) return false
  const { to } = ticketEvents[event]
  await Ticket.query(trx)
    .findById(ticket.ticketGuid)
    .patch({ ...columns, state: to, updatedAt: trx.fn.now() } as object) // Objection takes expressions; its types know values only.
  Object.assign(ticket, columns, { state: to })
  return true
}

export const noClaim = { claimedByUserGuid: null, claimedByEmail: null, claimedUntil: null }
