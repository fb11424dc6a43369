import type { Knex } from 'knex'

/** News of support leads to its ticket; what was told before there were tickets leads nowhere. */
export const up = (knex: Knex) =>
  knex.raw(`delete from notifications where type = 'support' and target ->> 'ticketGuid' is null`)

export const down = async () => undefined
