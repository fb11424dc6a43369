import { AppError, type Transaction } from '@sild/service-kit'
import type { SupportDeps } from '../deps.ts'
import { Ticket } from '../models/ticket.ts'
import { announceInbox } from './announce-ticket.ts'
import type { Staff } from './find-staff.ts'
import { lockAnyTicket } from './lock-any-ticket.ts'
import { noClaim } from './move-ticket.ts'
import { noteAction } from './note-action.ts'

/** Releases the agent's claim. @throws ticket-not-found, ticket-not-claimed */
export async function releaseTicket(
  trx: Transaction,
  deps: Pick<SupportDeps, 'live'>,
  guid: string,
  staff: Staff,
): Promise<Ticket> {
  const ticket = await lockAnyTicket(trx, guid)
  if (!ticket.isClaimHeld || ticket.claimedByUserGuid !== staff.userGuid) throw new AppError('ticket-not-claimed')
  await Ticket.query(trx).findById(ticket.ticketGuid).patch(noClaim)
  await noteAction(trx, ticket.ticketGuid, 'released', staff)
  announceInbox(trx, deps, ticket.ticketGuid)
  return ticket
}
