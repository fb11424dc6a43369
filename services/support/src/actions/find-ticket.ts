import { AppError, type Connection, type Transaction } from '@sild/service-kit'
import { Ticket } from '../models/ticket.ts'

interface TicketKey {
  guid: string
  userGuid: string
}

/** A ticket of this user, or the one it was merged into. @throws ticket-not-found, also for another user's ticket */
export async function findTicket(connection: Connection, { guid, userGuid }: TicketKey): Promise<Ticket> {
  const ticket = await Ticket.query(connection).findById(guid).where({ userGuid })
  if (!ticket) throw new AppError('ticket-not-found')
  return ticket.mergedIntoGuid ? findTicket(connection, { guid: ticket.mergedIntoGuid, userGuid }) : ticket
}

/** Locks a ticket of this user until the transaction ends: each change locks the row. @throws ticket-not-found */
export async function lockTicket(trx: Transaction, key: TicketKey): Promise<Ticket> {
  const { ticketGuid } = await findTicket(trx, key)
  const held = await Ticket.query(trx).findById(ticketGuid).forUpdate()
  if (!held) throw new AppError('ticket-not-found')
  // It may have been merged while we waited for the lock.
  return held.mergedIntoGuid ? lockTicket(trx, key) : held
}
