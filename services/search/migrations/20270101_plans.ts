import type { Knex } from 'knex'

const tables = ['project_listings', 'service_listings', 'expert_listings', 'companies']

/**
 * Statistics of tokens made plans slow and worse: they are read for each condition of a search, and where they say that words are common, a
 * scan of the table looks cheap that unpacks the tokens of every row. Without them words are looked up in their index.
 */
export const up = (knex: Knex) =>
  knex.raw(
    [
      ...tables.map((table) => `alter table ${table} alter column tokens set statistics 0`),
      // Those that stand would stay.
      ...tables.map((table) => `select pg_clear_attribute_stats(current_schema, '${table}', 'tokens', false)`),
    ].join(';'),
  )

export const down = (knex: Knex) =>
  knex.raw(tables.map((table) => `alter table ${table} alter column tokens set statistics -1`).join(';'))
