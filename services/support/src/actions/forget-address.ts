import { expression, run, sql, type Transaction } from '@sild/service-kit'
import type { SupportDeps } from '../deps.ts'
import { Ticket } from '../models/ticket.ts'
import { WebinarRegistration } from '../models/webinar-registration.ts'
import { eraseTickets } from './erase-tickets.ts'

/** Deletes the messages of a guest with an erased address. */
export async function forgetAddress(trx: Transaction, deps: Pick<SupportDeps, 'outbox'>, email: string): Promise<void> {
  const hasAddress = sql`lower(email) = lower(${email})`
  const isUnderIt = expression`${hasAddress}`
  const tickets = await Ticket.query(trx).where({ userGuid: null }).where(isUnderIt).select('ticketGuid')
  await eraseTickets(
    trx,
    deps,
    tickets.map(({ ticketGuid }) => ticketGuid),
  )
  // A member may have given the address of another person.
  await Ticket.query(trx).where(isUnderIt).patch({ email: null, name: null })
  await WebinarRegistration.query(trx).where(isUnderIt).delete()
  // A table of the previous release, which had no tickets yet.
  await run(trx, sql`delete from contact_forms where ${hasAddress}`)
}
