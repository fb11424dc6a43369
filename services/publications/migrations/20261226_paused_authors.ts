import type { Knex } from 'knex'

export const up = (knex: Knex) =>
  knex.raw(`
    -- Publications of a company are hidden while none of its members may sign in.
    alter table authors add column is_paused boolean not null default false;
  `)

export const down = (knex: Knex) => knex.raw('alter table authors drop column is_paused')
