import type { Transaction } from '@sild/service-kit'
import type { SupportDeps } from '../deps.ts'
import type { Ticket } from '../models/ticket.ts'
import { announceTicket } from './announce-ticket.ts'
import { moveTicket, noClaim } from './move-ticket.ts'

/** Closes a ticket; a closed one stays as it is. The caller holds the row lock. */
export async function closeTicket(
  trx: Transaction,
  deps: Pick<SupportDeps, 'live'>,
  ticket: Ticket,
  columns: Partial<Ticket> = {},
): Promise<boolean> {
  const isClosedNow = await moveTicket(trx, ticket, 'close', { dueAt: null, ...noClaim, ...columns })
  if (isClosedNow) announceTicket(trx, deps, ticket)
  return isClosedNow
}
