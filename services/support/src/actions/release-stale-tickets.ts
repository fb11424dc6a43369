import { run, sql, type Transaction } from '@sild/service-kit'
import type { SupportDeps } from '../deps.ts'
import { TicketAction } from '../models/ticket-action.ts'
import { announceInbox } from './announce-ticket.ts'

/** Releases expired claims. */
export async function releaseStaleTickets(trx: Transaction, deps: Pick<SupportDeps, 'live'>): Promise<void> {
  const released = await run<{ ticketGuid: string; userGuid: string; email: string }>(
    trx,
    sql`
    update tickets t set claimed_by_user_guid = null, claimed_by_email = null, claimed_until = null
    from (
      select ticket_guid, claimed_by_user_guid, claimed_by_email from tickets
      where claimed_until <= now() for update skip locked
    ) stale
    where t.ticket_guid = stale.ticket_guid
    returning t.ticket_guid as "ticketGuid", stale.claimed_by_user_guid as "userGuid", stale.claimed_by_email as "email"`,
  )
  if (released.length === 0) return
  await TicketAction.query(trx).insert(released.map((row) => ({ ...row, action: 'claim-expired' as const })))
  for (const { ticketGuid } of released) announceInbox(trx, deps, ticketGuid)
}
