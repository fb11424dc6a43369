import { type Transaction } from '@sild/service-kit'
import { Ticket } from '../models/ticket.ts'
import { isAllowedIn, type TicketEvent, ticketEvents } from '../rules/ticket-events.ts'

/** Moves a ticket to its next state. The caller holds the row lock. False if its state does not allow the event. */
export async function moveTicket(
  trx: Transaction,
  ticket: Ticket,
  event: TicketEvent,
  columns: Partial<Ticket> = {},
): Promise<boolean> {
  if (!isAllowedIn(event, ticket.state)) return false
  const { to } = ticketEvents[event]
  await Ticket.query(trx)
    .findById(ticket.ticketGuid)
    .patch({ ...columns, state: to, updatedAt: trx.fn.now() } as object) // Objection takes expressions; its types know values only.
  Object.assign(ticket, columns, { state: to })
  return true
}

export const noClaim = { claimedByUserGuid: null, claimedByEmail: null, claimedUntil: null }
