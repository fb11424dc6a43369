import { type Database, empty, type Sql, sql } from '@sild/service-kit'
import { tagOf } from '../actions/tag-ticket.ts'
import { Ticket } from '../models/ticket.ts'

interface Asked {
  query: string
  tag?: string | undefined
  limit: number
  offset: number
}

/** How many of the latest tickets are looked through before the index of words is asked. */
const latest = 1000
const newestFirst = sql`order by updated_at desc, ticket_guid`

/**
 * A page of what is found by number, by what was written, and by whose it is, the latest first. The latest tickets are read first: a word
 * that stands in many of them fills its page there, while the index would first bring every message that has it. A word that does not is
 * rare enough for the index.
 */
export async function searchTickets(
  database: Database,
  { limit, offset, query, tag }: Asked,
  /** Whose address was searched for. */
  userGuid: string | null,
): Promise<Ticket[]> {
  const number = /^#?(\d{1,15})$/.exec(query.trim())?.[1] ?? null
  const words = sql`websearch_to_tsquery('simple', ${query})`
  const asked = sql`merged_into_guid is null ${tag === undefined ? empty : sql`and tags @> array[${tagOf(tag)}]::text[]`}`
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
            select ticket_guid, updated_at, words from tickets where ${asked} ${newestFirst} limit ${latest}::int
          ) latest
          where words @@ ${words} or exists (
            select from ticket_messages where ticket_guid = latest.ticket_guid and words @@ ${words} offset 0
          )`,
    )
    if (page.length === limit) return page
  }
  // As an array they are looked up by their keys: how many there are is not known to the planner, which would read every ticket.
  return pageOf(
    sql`from tickets
        where ${asked} and ticket_guid = any(array(
          select ticket_guid from tickets where words @@ ${words}
          union select ticket_guid from ticket_messages where words @@ ${words}
          union select ticket_guid from tickets where number = ${number}::bigint
          union select ticket_guid from tickets where user_guid = ${userGuid}::uuid
        ))`,
  )
}
