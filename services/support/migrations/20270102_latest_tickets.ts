import type { Knex } from 'knex'

/** A search scans the latest tickets before it uses the full-text index. */
export const up = (knex: Knex) =>
  knex.raw('create index tickets_latest on tickets (updated_at desc, ticket_guid) where merged_into_guid is null')

export const down = (knex: Knex) => knex.raw('drop index tickets_latest')
