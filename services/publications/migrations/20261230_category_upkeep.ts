import type { Knex } from 'knex'

/** Whether the category may be chosen, as published by content. */
export const up = (knex: Knex) => knex.raw('alter table categories add column is_offered boolean not null default true')

export const down = (knex: Knex) => knex.raw('alter table categories drop column is_offered')
