import { type Database, empty, run, sql } from '@sild/service-kit'
import { tagOf } from '../actions/tag-ticket.ts'
import { Ticket } from '../models/ticket.ts'

interface Asked {
  query: string
  tag?: string | undefined
  limit: number
  offset: number
}

/**
 * A page of what is found by number, by what was written, and by whose it is, the latest first. Of a word that nearly every message
 * has only some tickets are found: to sort them all would take seconds.
 */
export async function searchTickets(
  { knex, transaction }: Database,
  { limit, offset, query, tag }: Asked,
  /** Whose address was searched for. */
  userGuid: string | null,
): Promise<Ticket[]> {
  const number = /^#?(\d{1,15})$/.exec(query.trim())?.[1] ?? null
  const words = sql`websearch_to_tsquery('simple', ${query})`
  const found = await transaction(async (trx) => {
    // Statistics say that such a word is everywhere, and know nothing of the limit: without it every message would be read.
    await run(
      trx,
      sql`select set_config('gin_fuzzy_search_limit', '2000', true), set_config('enable_seqscan', 'off', true)`,
    )
    return run<{ guid: string }>(
      trx,
      sql`select ticket_guid as guid from tickets
          where merged_into_guid is null ${tag === undefined ? empty : sql`and tags @> array[${tagOf(tag)}]::text[]`}
            and ticket_guid in (
              select ticket_guid from tickets where words @@ ${words}
              union select ticket_guid from ticket_messages where words @@ ${words}
              union select ticket_guid from tickets where number = ${number}::bigint
              union select ticket_guid from tickets where user_guid = ${userGuid}::uuid
            )
          order by updated_at desc, ticket_guid limit ${limit} offset ${offset}`,
    )
  })
  return Ticket.query(knex)
    .findByIds(found.map(({ guid }) => guid))
    .orderBy('updatedAt', 'desc')
    .orderBy('ticketGuid')
}
