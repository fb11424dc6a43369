import type { Transaction } from '@sild/service-kit'
import type { SupportDeps } from '../deps.ts'
import type { Ticket } from '../models/ticket.ts'

/** Publishes to the author's open browsers that the ticket has changed. Guests have no page for tickets. */
export function announceTicket(
  trx: Transaction,
  { live }: Pick<SupportDeps, 'live'>,
  { ticketGuid, userGuid }: Pick<Ticket, 'ticketGuid' | 'userGuid'>,
): void {
  const payload = { ticketGuid }
  if (userGuid) live.publish(trx, { to: { userGuid }, type: 'support-ticket-changed', payload })
  announceInbox(trx, { live }, ticketGuid)
}

/** Publishes to the staff that a ticket has changed. */
export const announceInbox = (trx: Transaction, { live }: Pick<SupportDeps, 'live'>, ticketGuid: string): void =>
  live.publish(trx, { to: { role: 'support' }, type: 'support-inbox-changed', payload: { ticketGuid } })
