import type { ParsedInput } from '@sild/contract/schemas'
import { type Database, empty, type Sql, sql } from '@sild/service-kit'
import { Ticket } from '../models/ticket.ts'
import { tagOf } from '../rules/tag-of.ts'

type TicketSearch = Pick<ParsedInput<'listSupportInbox'>['query'], 'limit' | 'offset' | 'tag'> & { query: string }

/** How many of the latest tickets are scanned before the full-text index is used. */
const latest = 1000
const newestFirst = sql`order by updated_at desc, ticket_guid`

/**
 * A page of tickets found by number, text or author, the latest first. It scans the latest tickets first: a common
 * word fills the page there, while the index would first return each message that contains it. A word that does not
 * fill the page is rare enough for the index.
 */
export async function searchTickets(
  database: Database,
  { limit, offset, query, tag }: TicketSearch,
  /** The user with the searched address. */
  userGuid: string | null,
): Promise<Ticket[]> {
  const number = /^#?(\d{1,15})$/.exec(query.trim())?.[1] ?? null
  const words = sql`websearch_to_tsquery('simple', ${query})`
  const condition = sql`merged_into_guid is null ${tag === undefined ? empty : sql`and tags @> array[${tagOf(tag)}]::text[]`}`
  const pageOf = async (found: Sql): Promise<Ticket[]> => {
    const guids = await database.query<{ guid: string }>(
      sql`select ticket_guid as guid ${found} ${newestFirst} limit ${limit} offset ${offset}`,
    )
    return Ticket.query(database.knex)
      .findByIds(guids.map(({ guid }) => guid))
      .orderBy('updatedAt', 'desc')
      .orderBy('ticketGuid')
  }
  if (number === null && userGuid === null) {
    const page = await pageOf(
      sql`from (
            select ticket_guid, updated_at, words from tickets where ${condition} ${newestFirst} limit ${latest}::int
          ) latest
          where words @@ ${words} or exists (
            select from ticket_messages where ticket_guid = latest.ticket_guid and words @@ ${words} offset 0
          )`,
    )
    if (page.length === limit) return page
  }
  // An array makes the planner look up keys. It cannot estimate a subquery, and would read all tickets.
  return pageOf(
    sql`from tickets
        where ${condition} and ticket_guid = any(array(
          select ticket_guid from tickets where words @@ ${words}
          union select ticket_guid from ticket_messages where words @@ ${words}
          union select ticket_guid from tickets where number = ${number}::bigint
          union select ticket_guid from tickets where user_guid = ${userGuid}::uuid
        ))`,
  )
}
