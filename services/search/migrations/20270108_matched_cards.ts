import type { Knex } from 'knex'

/** Publications of a company are matched when it enters the catalogue, and not again when it returns to it. */
export const up = (knex: Knex) =>
  knex.raw(`
    -- Whether its revision was matched with saved searches; false until it is searchable.
    alter table cards add column is_matched boolean not null default true`)

export const down = (knex: Knex) => knex.raw('alter table cards drop column is_matched')
