import type { TicketCustomer } from '@sild/contract/support/staff-schemas'
import { asSystem } from '@sild/service-kit'
import type { SupportDeps } from '../deps.ts'
import { Ticket } from '../models/ticket.ts'

const OTHERS = 10

/** Facts about the author that help to answer. */
export async function ticketCustomer(
  { calls, database }: Pick<SupportDeps, 'calls' | 'database'>,
  { companyGuid, email, locale, ticketGuid, userGuid }: Ticket,
): Promise<TicketCustomer> {
  const actor = asSystem('support sees the author of a ticket')
  const others = Ticket.query(database.knex)
    .where(userGuid ? { userGuid } : { email })
    .whereNot({ ticketGuid })
    .where({ mergedIntoGuid: null })
    .orderBy('createdAt', 'desc')
    .limit(OTHERS)
  const [contacts, briefs, plan, tickets] = await Promise.all([
    userGuid ? calls.call('getUserContacts', { body: { userGuids: [userGuid] } }, { actor }) : null,
    companyGuid ? calls.call('getCompanyBriefs', { body: { companyGuids: [companyGuid] } }, { actor }) : null,
    companyGuid ? calls.call('getCompanyPlan', { params: { companyGuid } }, { actor }) : null,
    others,
  ])
  const company = briefs?.companies[0]
  return {
    email: contacts?.users[0]?.email ?? email,
    locale: contacts?.users[0]?.locale ?? locale,
    company: company
      ? {
          guid: company.guid,
          slug: company.slug,
          name: company.name,
          logoUrl: company.logoUrl,
          isVerified: company.isVerified,
        }
      : null,
    plan: company ? (plan?.plan ?? null) : null,
    tickets: tickets.map(({ createdAt, number, state, ticketGuid: guid, title }) => ({
      guid,
      number,
      title,
      state,
      createdAt: createdAt.toISOString(),
    })),
  }
}
