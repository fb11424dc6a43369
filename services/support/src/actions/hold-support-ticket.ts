import { AppError, expression, type Transaction } from '@sild/service-kit'
import { Ticket } from '../models/ticket.ts'
import type { Staff } from './find-staff.ts'

export type HeldTicket = Ticket & { isClaimHeld: boolean }

/** Locks any user's ticket; for a merged ticket, the one it was merged into. @throws ticket-not-found */
export async function holdSupportTicket(trx: Transaction, ticketGuid: string): Promise<HeldTicket> {
  const ticket = await Ticket.query(trx)
    .select('tickets.*')
    .select(expression`coalesce(claimed_until > now(), false) as "isClaimHeld"`)
    .findById(ticketGuid)
    .forUpdate()
    .castTo<HeldTicket | undefined>()
  if (!ticket) throw new AppError('ticket-not-found')
  return ticket.mergedIntoGuid ? holdSupportTicket(trx, ticket.mergedIntoGuid) : ticket
}

/** Locks a ticket, unless a colleague has claimed it. @throws ticket-not-found, ticket-claimed */
export async function holdFreeTicket(
  trx: Transaction,
  ticketGuid: string,
  { userGuid }: Pick<Staff, 'userGuid'>,
): Promise<HeldTicket> {
  const ticket = await holdSupportTicket(trx, ticketGuid)
  if (ticket.isClaimHeld && ticket.claimedByUserGuid !== userGuid) throw new AppError('ticket-claimed')
  return ticket
}
