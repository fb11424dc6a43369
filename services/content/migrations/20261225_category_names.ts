import type { Knex } from 'knex'

/** What the staff call a category; null where it is called as the release brings it, which is written again at every start. */
export const up = (knex: Knex) => knex.raw('alter table categories add column own_titles jsonb')

export const down = (knex: Knex) => knex.raw('alter table categories drop column own_titles')
