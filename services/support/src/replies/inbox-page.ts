import type { ParsedInput, Reply } from '@sild/contract/schemas'
import { type Database, expression, sql } from '@sild/service-kit'
import type { SupportDeps } from '../deps.ts'
import { isClaimHeld, Ticket } from '../models/ticket.ts'
import { tagOf } from '../rules/tag-of.ts'
import { findCustomers, inboxTicketReply } from './inbox-ticket.ts'
import { searchTickets } from './search-tickets.ts'

type Inbox = Reply<'listSupportInbox'>
type InboxQuery = ParsedInput<'listSupportInbox'>['query']

const views = {
  // A ticket claimed by a colleague does not wait.
  waiting: { where: () => sql`state = 'open' and not ${isClaimHeld}`, order: ['dueAt', 'asc'] },
  mine: {
    where: (userGuid: string) => sql`claimed_until > now() and claimed_by_user_guid = ${userGuid}`,
    order: ['dueAt', 'asc'],
  },
  answered: { where: () => sql`state in ('messaged', 'viewed')`, order: ['updatedAt', 'desc'] },
  closed: { where: () => sql`state in ('closed', 'rated') and merged_into_guid is null`, order: ['updatedAt', 'desc'] },
} as const

function viewPage({ knex }: Database, userGuid: string, { limit, offset, tag, view }: InboxQuery): Promise<Ticket[]> {
  const { order, where } = views[view]
  const tickets = Ticket.query(knex).where(expression`${where(userGuid)}`)
  if (tag !== undefined) tickets.where(expression`tags @> array[${tagOf(tag)}]::text[]`)
  return tickets.orderBy(order[0], order[1]).orderBy('ticketGuid').limit(limit).offset(offset).execute()
}

/** A page of a view of the inbox, or of search results in all views, with the counts. */
export async function inboxPage(
  deps: Pick<SupportDeps, 'calls' | 'clock' | 'database'>,
  userGuid: string,
  input: InboxQuery,
  /** The user with the searched address. */
  foundUserGuid: string | null,
): Promise<Inbox> {
  const { limit, query = '' } = input
  // One more row than requested shows whether there is another page.
  const wider = { ...input, query, limit: limit + 1 }
  const [page, [counts], tags] = await Promise.all([
    query.trim() === '' ? viewPage(deps.database, userGuid, wider) : searchTickets(deps.database, wider, foundUserGuid),
    deps.database.query<Inbox['counts']>(
      sql`select count(*) filter (where not ${isClaimHeld})::int as waiting,
                 count(*) filter (where ${views.mine.where(userGuid)})::int as mine,
                 count(*) filter (where due_at < now())::int as overdue
          from tickets where state = 'open'`,
    ),
    deps.database.query<{ tag: string }>(
      sql`select tag from tickets, unnest(tags) tag where state = 'open'
          group by tag order by count(*) desc, tag limit 20`,
    ),
  ])
  if (!counts) throw new Error('An aggregate without groups gives one row.')
  const shown = page.slice(0, limit)
  const customers = await findCustomers(deps, shown)
  return {
    list: shown.map((ticket) => inboxTicketReply(ticket, customers, deps.clock.now())),
    hasMore: page.length > limit,
    counts,
    tags: tags.map((row) => row.tag),
  }
}
