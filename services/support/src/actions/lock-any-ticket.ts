import { AppError, expression, type Transaction } from '@sild/service-kit'
import { isClaimHeld, Ticket } from '../models/ticket.ts'
import type { Staff } from './find-staff.ts'

export type LockedTicket = Ticket & { isClaimHeld: boolean }

/** Locks any user's ticket; for a merged ticket, the one it was merged into. @throws ticket-not-found */
export async function lockAnyTicket(trx: Transaction, ticketGuid: string): Promise<LockedTicket> {
  const ticket = await Ticket.query(trx)
    .select('tickets.*')
    .select(expression`${isClaimHeld} as "isClaimHeld"`)
    .findById(ticketGuid)
    .forUpdate()
    .castTo<LockedTicket | undefined>()
  if (!ticket) throw new AppError('ticket-not-found')
  return ticket.mergedIntoGuid ? lockAnyTicket(trx, ticket.mergedIntoGuid) : ticket
}

/** Locks a ticket, unless a colleague has claimed it. @throws ticket-not-found, ticket-claimed */
export async function lockUnclaimedTicket(
  trx: Transaction,
  ticketGuid: string,
  { userGuid }: Pick<Staff, 'userGuid'>,
): Promise<LockedTicket> {
  const ticket = await lockAnyTicket(trx, ticketGuid)
  if (ticket.isClaimHeld && ticket.claimedByUserGuid !== userGuid) throw new AppError('ticket-claimed')
  return ticket
}
