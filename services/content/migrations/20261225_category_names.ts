import type { Knex } from 'knex'

/** The staff's name of a category. Null means the seeded name, which is written at every start. */
export const up = (knex: Knex) => knex.raw('alter table categories add column own_titles jsonb')

export const down = (knex: Knex) => knex.raw('alter table categories drop column own_titles')
