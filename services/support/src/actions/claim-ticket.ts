import { expression, type Transaction } from '@sild/service-kit'
import type { SupportDeps } from '../deps.ts'
import { Ticket } from '../models/ticket.ts'
import { announceInbox } from './announce-ticket.ts'
import type { Staff } from './find-staff.ts'
import { lockUnclaimedTicket } from './lock-any-ticket.ts'
import { noteAction } from './note-action.ts'

/** An unused claim expires after this time. */
const CLAIM_FOR = '15 minutes'

/** Claims a ticket for a while, or renews the agent's claim. @throws ticket-not-found, ticket-claimed */
export async function claimTicket(
  trx: Transaction,
  deps: Pick<SupportDeps, 'live'>,
  guid: string,
  staff: Staff,
): Promise<Ticket> {
  const ticket = await lockUnclaimedTicket(trx, guid, staff)
  const { ticketGuid } = ticket
  await Ticket.query(trx)
    .findById(ticketGuid)
    .patch({
      claimedByUserGuid: staff.userGuid,
      claimedByEmail: staff.email,
      claimedUntil: expression`now() + ${CLAIM_FOR}::interval`,
    } as object) // Objection takes expressions; its types of a patch know values only.
  if (!ticket.isClaimHeld) await noteAction(trx, ticketGuid, 'claimed', staff)
  announceInbox(trx, deps, ticketGuid)
  return ticket
}
