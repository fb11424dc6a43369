import type { Knex } from 'knex'

const tables = ['project_listings', 'service_listings', 'expert_listings', 'companies']

/**
 * Statistics of tokens made planning slow and plans worse. Postgres reads them for each condition of a search. For
 * common words it then prefers a table scan, which unpacks the tokens of every row. Without statistics it uses the index.
 */
export const up = (knex: Knex) =>
  knex.raw(
    [
      ...tables.map((table) => `alter table ${table} alter column tokens set statistics 0`),
      // Removes the existing statistics.
      ...tables.map((table) => `select pg_clear_attribute_stats(current_schema, '${table}', 'tokens', false)`),
    ].join(';'),
  )

export const down = (knex: Knex) =>
  knex.raw(tables.map((table) => `alter table ${table} alter column tokens set statistics -1`).join(';'))
