import type { Knex } from 'knex'

/** Whether it may be chosen, as content has told. */
export const up = (knex: Knex) => knex.raw('alter table categories add column is_offered boolean not null default true')

export const down = (knex: Knex) => knex.raw('alter table categories drop column is_offered')
