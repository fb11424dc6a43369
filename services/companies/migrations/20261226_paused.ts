import type { Knex } from 'knex'

export const up = (knex: Knex) =>
  knex.raw(`
    -- Since when nobody of it may sign in, and it is kept from readers.
    alter table companies add column paused_at timestamptz;
  `)

export const down = (knex: Knex) => knex.raw('alter table companies drop column paused_at')
