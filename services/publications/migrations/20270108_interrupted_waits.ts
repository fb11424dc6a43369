import type { Knex } from 'knex'

/** What is taken down while a change of it waits comes back as it was, and the change waits on. */
export const up = (knex: Knex) =>
  knex.raw(`
    -- That of a change which no moderator had approved when a report took it away, and whether readers saw what was approved before.
    alter table publications add column interrupted_wait text check (interrupted_wait in ('shown', 'unseen'))`)

export const down = (knex: Knex) => knex.raw('alter table publications drop column interrupted_wait')
