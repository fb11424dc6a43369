import { AppError, type Connection } from '@sild/service-kit'
import { Ticket } from '../models/ticket.ts'

/** Any user's ticket; for a merged ticket, the one it was merged into. @throws ticket-not-found */
export async function findSupportTicket(connection: Connection, ticketGuid: string): Promise<Ticket> {
  const ticket = await Ticket.query(connection).findById(ticketGuid)
  if (!ticket) throw new AppError('ticket-not-found')
  return ticket.mergedIntoGuid ? findSupportTicket(connection, ticket.mergedIntoGuid) : ticket
}
