import type { Ticket as TicketReply, TicketDetails, TicketFile } from '@sild/contract/support/ticket-schemas'
import type { Connection, Files } from '@sild/service-kit'
import { Ticket } from '../models/ticket.ts'
import { type Attachment, TicketMessage } from '../models/ticket-message.ts'

export const ticketReply = (ticket: Ticket): TicketReply => ({
  guid: ticket.ticketGuid,
  number: ticket.number,
  title: ticket.title,
  state: ticket.state,
  newMessageAmount: ticket.unreadCount,
  rating: ratingReply(ticket),
  createdAt: ticket.createdAt.toISOString(),
  updatedAt: ticket.updatedAt.toISOString(),
  dueAt: ticket.dueAt?.toISOString() ?? null,
})

export const ratingReply = ({ rating, ratingComment }: Ticket): TicketReply['rating'] =>
  rating === null ? null : { rating, comment: ratingComment }

/** The link works for some minutes; the reader may read the ticket. */
export const attachmentReply = ({ urlOf }: Files, { key, ...file }: Attachment): TicketFile => ({
  url: urlOf(key),
  ...file,
})

/** A ticket for its author, without notes of the staff. */
export async function ticketDetailsReply(
  connection: Connection,
  files: Files,
  { ticketGuid }: Pick<Ticket, 'ticketGuid'>,
): Promise<TicketDetails> {
  // One query after the other: the connection may be a transaction.
  const ticket = await Ticket.query(connection).findById(ticketGuid).throwIfNotFound()
  const messages = await TicketMessage.query(connection)
    .where({ ticketGuid })
    .whereNot('kind', 'note')
    .orderBy(['sentAt', 'messageGuid'])
  return {
    ...ticketReply(ticket),
    messages: messages.map(({ attachments, kind, message, messageGuid, sentAt }) => ({
      guid: messageGuid,
      message,
      files: attachments.map((attachment) => attachmentReply(files, attachment)),
      isFromSupport: kind === 'answer',
      sentAt: sentAt.toISOString(),
    })),
  }
}
