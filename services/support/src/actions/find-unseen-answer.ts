import type { Connection } from '@sild/service-kit'
import { Ticket } from '../models/ticket.ts'
import { TicketMessage } from '../models/ticket-message.ts'

/**
 * An answer that the member has not seen, with its ticket. Only the latest `unreadCount` answers of a ticket are
 * unseen.
 */
export async function findUnseenAnswer(
  connection: Connection,
  messageGuid: string,
): Promise<{ message: TicketMessage; ticket: Ticket & { userGuid: string } } | undefined> {
  const message = await TicketMessage.query(connection).findById(messageGuid)
  const ticket = message && (await Ticket.query(connection).findById(message.ticketGuid))
  if (!ticket || !isOfMember(ticket)) return undefined
  const later = await TicketMessage.query(connection)
    .where({ ticketGuid: ticket.ticketGuid, kind: 'answer' })
    // Compared in the database: a JavaScript date is truncated to ms.
    .where('sentAt', '>', TicketMessage.query(connection).select('sentAt').findById(messageGuid))
    .resultSize()
  return later < ticket.unreadCount ? { message, ticket } : undefined
}

const isOfMember = (ticket: Ticket): ticket is Ticket & { userGuid: string } => ticket.userGuid !== null
