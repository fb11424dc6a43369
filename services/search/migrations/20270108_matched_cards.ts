import type { Knex } from 'knex'

/** What a company publishes before it stands in the catalogue is matched when it does, and not again when it comes back. */
export const up = (knex: Knex) =>
  knex.raw(`
    -- Whether saved searches were asked about its revision; not before it could be found.
    alter table cards add column is_matched boolean not null default true`)

export const down = (knex: Knex) => knex.raw('alter table cards drop column is_matched')
