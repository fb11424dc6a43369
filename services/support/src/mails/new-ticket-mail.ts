import { paths } from '@sild/paths'
import type { Letter } from '@sild/service-kit'
import type { Ticket } from '../models/ticket.ts'
import { internalMail } from './internal-mail.ts'
import { senderFacts } from './sender-facts.ts'

type MailedTicket = Pick<
  Ticket,
  'email' | 'locale' | 'name' | 'number' | 'source' | 'ticketGuid' | 'title' | 'userGuid'
>

/** The mail about a new ticket to our support mailbox. It links to the inbox, where agents answer. */
export const newTicketMail = (ticket: MailedTicket, message: string, publicUrl: string): Promise<Letter> => {
  const { email, name, number, ticketGuid, title } = ticket
  return internalMail({
    subject: `#${number} ${title}`,
    facts: [
      ...(email ? [`From: ${name ? `${name} (${email})` : email}`] : []),
      ...senderFacts(ticket),
      `Answer: ${new URL(paths.supportTicket(ticketGuid), publicUrl).href}`,
    ],
    words: { text: message, locale: ticket.locale },
  })
}
