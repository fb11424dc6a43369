import type { InboxTicket } from '@sild/contract/support/staff-schemas'
import { asSystem } from '@sild/service-kit'
import type { SupportDeps } from '../deps.ts'
import type { Ticket } from '../models/ticket.ts'

export interface Customers {
  readonly emails: ReadonlyMap<string, string>
  readonly companies: ReadonlyMap<string, string>
}

/** Loads the authors' addresses and company names from other services. */
export async function findCustomers(
  { calls }: Pick<SupportDeps, 'calls'>,
  tickets: readonly Ticket[],
): Promise<Customers> {
  const userGuids = [...new Set(tickets.flatMap(({ userGuid }) => userGuid ?? []))]
  const companyGuids = [...new Set(tickets.flatMap(({ companyGuid }) => companyGuid ?? []))]
  const actor = asSystem('support sees the author of a ticket')
  const [{ users }, { companies }] = await Promise.all([
    userGuids.length > 0 ? calls.call('getUserContacts', { body: { userGuids } }, { actor }) : { users: [] },
    companyGuids.length > 0 ? calls.call('getCompanyBriefs', { body: { companyGuids } }, { actor }) : { companies: [] },
  ])
  return {
    emails: new Map(users.map(({ email, guid }) => [guid, email])),
    companies: new Map(companies.map(({ guid, name }) => [guid, name])),
  }
}

/** A ticket as a line of the inbox. An expired claim counts as none. */
export const inboxTicketReply = (ticket: Ticket, { companies, emails }: Customers, now: Date): InboxTicket => {
  const isClaimed = ticket.claimedUntil !== null && ticket.claimedUntil > now
  return {
    guid: ticket.ticketGuid,
    number: ticket.number,
    title: ticket.title,
    state: ticket.state,
    source: ticket.source,
    tags: ticket.tags,
    requester: {
      userGuid: ticket.userGuid,
      name: ticket.name,
      email: (ticket.userGuid && emails.get(ticket.userGuid)) ?? ticket.email,
    },
    companyName: (ticket.companyGuid && companies.get(ticket.companyGuid)) ?? null,
    locale: ticket.locale,
    claimedBy:
      isClaimed && ticket.claimedByUserGuid
        ? { userGuid: ticket.claimedByUserGuid, email: ticket.claimedByEmail ?? '' }
        : null,
    claimedUntil: isClaimed ? (ticket.claimedUntil?.toISOString() ?? null) : null,
    dueAt: ticket.dueAt?.toISOString() ?? null,
    createdAt: ticket.createdAt.toISOString(),
    updatedAt: ticket.updatedAt.toISOString(),
  }
}
