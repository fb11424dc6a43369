import type { Knex } from 'knex'

export const up = (knex: Knex) =>
  knex.raw(`
    -- Hidden since then, because none of its members may sign in.
    alter table companies add column paused_at timestamptz;
  `)

export const down = (knex: Knex) => knex.raw('alter table companies drop column paused_at')
