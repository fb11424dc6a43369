import type { Transaction } from '@sild/service-kit'
import type { SupportDeps } from '../deps.ts'
import { Ticket } from '../models/ticket.ts'
import { TicketMessage } from '../models/ticket-message.ts'

/** Deletes tickets with their messages, and releases their files. */
export async function eraseTickets(
  trx: Transaction,
  { outbox }: Pick<SupportDeps, 'outbox'>,
  ticketGuids: readonly string[],
): Promise<void> {
  const messages = await TicketMessage.query(trx).whereIn('ticketGuid', ticketGuids)
  for (const { attachments, authorUserGuid, messageGuid } of messages)
    if (attachments.length > 0 && authorUserGuid)
      await outbox.add(trx, 'show-files', {
        shownIn: 'ticket-message',
        subjectGuid: messageGuid,
        revision: 2,
        userGuid: authorUserGuid,
        companyGuid: null,
        keys: [],
      })
  await Ticket.query(trx).whereIn('ticketGuid', ticketGuids).delete()
}
