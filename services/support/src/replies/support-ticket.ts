import type { SupportTicket } from '@sild/contract/support/staff-schemas'
import type { Connection } from '@sild/service-kit'
import type { SupportDeps } from '../deps.ts'
import { TicketAction } from '../models/ticket-action.ts'
import { TicketMessage } from '../models/ticket-message.ts'
import { Ticket } from '../models/ticket.ts'
import { type Customers, inboxTicketReply } from './inbox-ticket.ts'
import { attachmentReply, ratingReply } from './ticket-reply.ts'

/** A ticket for the staff: messages, notes and actions. */
export async function supportTicketReply(
  connection: Connection,
  { clock, files }: Pick<SupportDeps, 'clock' | 'files'>,
  { ticketGuid }: Pick<Ticket, 'ticketGuid'>,
  customers: Customers,
): Promise<SupportTicket> {
  // One query after the other: the connection may be a transaction.
  const ticket = await Ticket.query(connection).findById(ticketGuid).throwIfNotFound()
  const messages = await TicketMessage.query(connection).where({ ticketGuid }).orderBy(['sentAt', 'messageGuid'])
  const actions = await TicketAction.query(connection).where({ ticketGuid }).orderBy(['at', 'actionGuid'])
  return {
    ...inboxTicketReply(ticket, customers, clock.now()),
    rating: ratingReply(ticket),
    requestIds: ticket.requestIds,
    messages: messages.map(({ attachments, authorEmail, kind, message, messageGuid, sentAt }) => ({
      guid: messageGuid,
      kind,
      message,
      files: attachments.map((attachment) => attachmentReply(files, attachment)),
      author: authorEmail,
      sentAt: sentAt.toISOString(),
    })),
    history: actions.map(({ action, at, email, note }) => ({ at: at.toISOString(), actor: email, action, note })),
  }
}
