import type { Transaction } from '@sild/service-kit'
import type { SupportDeps } from '../deps.ts'
import type { Ticket } from '../models/ticket.ts'

/** Tells the open browsers of whoever wrote it that their ticket is not as they see it. Guests have no page of theirs. */
export function announceTicket(
  trx: Transaction,
  { live }: Pick<SupportDeps, 'live'>,
  { ticketGuid, userGuid }: Pick<Ticket, 'ticketGuid' | 'userGuid'>,
): void {
  const payload = { ticketGuid }
  if (userGuid) live.publish(trx, { to: { userGuid }, type: 'support-ticket-changed', payload })
  announceInbox(trx, { live }, ticketGuid)
}

/** What only the staff see of a ticket has changed. */
export const announceInbox = (trx: Transaction, { live }: Pick<SupportDeps, 'live'>, ticketGuid: string): void =>
  live.publish(trx, { to: { role: 'support' }, type: 'support-inbox-changed', payload: { ticketGuid } })
