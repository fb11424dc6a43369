import type { SupportTicket } from '@sild/contract/support/staff-schemas'
import type { SignedInActor, Transaction } from '@sild/service-kit'
import type { SupportDeps } from '../deps.ts'
import type { Ticket } from '../models/ticket.ts'
import { findCustomers } from '../replies/inbox-ticket.ts'
import { supportTicketReply } from '../replies/support-ticket.ts'
import { findStaff, type Staff } from './find-staff.ts'
import { findSupportTicket } from './find-support-ticket.ts'

interface Change {
  actor: SignedInActor
  deps: SupportDeps
  /** The ticket to change. If the change returns another ticket, that one is the reply. */
  ticketGuid: string
  transaction: (work: (trx: Transaction) => Promise<SupportTicket>) => Promise<SupportTicket>
}

/** Runs a change of the staff and returns the changed ticket. Other services are called before the transaction. */
export async function changeTicket(
  { actor, deps, ticketGuid, transaction }: Change,
  change: (trx: Transaction, staff: Staff) => Promise<Pick<Ticket, 'ticketGuid'>>,
): Promise<SupportTicket> {
  const [staff, customers] = await Promise.all([
    findStaff(deps, actor),
    findSupportTicket(deps.database.knex, ticketGuid).then((ticket) => findCustomers(deps, [ticket])),
  ])
  return transaction(async (trx) => supportTicketReply(trx, deps, await change(trx, staff), customers))
}
