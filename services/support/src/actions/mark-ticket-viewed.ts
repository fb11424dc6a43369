import type { Transaction } from '@sild/service-kit'
import type { SupportDeps } from '../deps.ts'
import { Ticket } from '../models/ticket.ts'
import { announceTicket } from './announce-ticket.ts'
import { lockTicket } from './find-ticket.ts'
import { moveTicket } from './move-ticket.ts'

/** Records that the author has seen the answers. @throws ticket-not-found */
export async function markTicketViewed(
  trx: Transaction,
  deps: Pick<SupportDeps, 'live'>,
  asked: { guid: string; userGuid: string },
): Promise<void> {
  const ticket = await lockTicket(trx, asked)
  if (ticket.unreadCount === 0) return
  await Ticket.query(trx).findById(ticket.ticketGuid).patch({ unreadCount: 0 })
  await moveTicket(trx, ticket, 'view')
  announceTicket(trx, deps, ticket)
}
