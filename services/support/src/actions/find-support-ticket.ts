import type { Connection } from '@sild/service-kit'
import { ticketNotFound } from '../errors.ts'
import { Ticket } from '../models/ticket.ts'

/** Any ticket; one that was merged is what it was merged into. @throws ticket-not-found */
export async function findSupportTicket(connection: Connection, ticketGuid: string): Promise<Ticket> {
  const ticket = await Ticket.query(connection).findById(ticketGuid)
  if (!ticket) throw ticketNotFound()
  return ticket.mergedIntoGuid ? findSupportTicket(connection, ticket.mergedIntoGuid) : ticket
}
