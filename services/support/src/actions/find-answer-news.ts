import type { Reply } from '@sild/contract/schemas'
import type { Connection } from '@sild/service-kit'
import { Ticket } from '../models/ticket.ts'
import { TicketMessage } from '../models/ticket-message.ts'

/** Who is to be told of an answer: whoever asked, unless they have seen it or have no account. */
export async function findAnswerNews(
  connection: Connection,
  messageGuid: string,
): Promise<Reply<'getAnswerNews'>['news']> {
  const message = await TicketMessage.query(connection).findById(messageGuid)
  const ticket = message && (await Ticket.query(connection).findById(message.ticketGuid))
  if (!ticket?.userGuid || ticket.unreadCount === 0) return null
  return { userGuid: ticket.userGuid, ticketGuid: ticket.ticketGuid, title: ticket.title }
}
