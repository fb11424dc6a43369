import type { Knex } from 'knex'

/** A support notification links to its ticket. Older ones have no ticket, so their link would lead nowhere. */
export const up = (knex: Knex) =>
  knex.raw(`delete from notifications where type = 'support' and target ->> 'ticketGuid' is null`)

export const down = async () => undefined
