import { AppError, type Connection, type Transaction } from '@sild/service-kit'
import { Ticket } from '../models/ticket.ts'

interface Asked {
  guid: string
  userGuid: string
}

/** A ticket of this user, or the one into which it was merged. @throws ticket-not-found, also for a ticket of others */
export async function findTicket(connection: Connection, { guid, userGuid }: Asked): Promise<Ticket> {
  const ticket = await Ticket.query(connection).findById(guid).where({ userGuid })
  if (!ticket) throw new AppError('ticket-not-found')
  return ticket.mergedIntoGuid ? findTicket(connection, { guid: ticket.mergedIntoGuid, userGuid }) : ticket
}

/** Finds a ticket of this user and holds it until the transaction ends: whoever changes a ticket queues for it. @throws ticket-not-found */
export async function holdTicket(trx: Transaction, asked: Asked): Promise<Ticket> {
  const { ticketGuid } = await findTicket(trx, asked)
  const held = await Ticket.query(trx).findById(ticketGuid).forUpdate()
  if (!held) throw new AppError('ticket-not-found')
  // It was merged while we waited for it.
  return held.mergedIntoGuid ? holdTicket(trx, asked) : held
}
