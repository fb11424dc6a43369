import type { Knex } from 'knex'

/** A publication that is removed while a change waits is restored unchanged, and the change waits again. */
export const up = (knex: Knex) =>
  knex.raw(`
    -- Set when a report removed a publication with a waiting change: whether an approved text was shown until then.
    alter table publications add column interrupted_wait text check (interrupted_wait in ('shown', 'unseen'))`)

export const down = (knex: Knex) => knex.raw('alter table publications drop column interrupted_wait')
