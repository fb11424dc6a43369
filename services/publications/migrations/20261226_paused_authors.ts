import type { Knex } from 'knex'

export const up = (knex: Knex) =>
  knex.raw(`
    -- While nobody of the company may sign in, what it has published is kept from readers.
    alter table authors add column is_paused boolean not null default false;
  `)

export const down = (knex: Knex) => knex.raw('alter table authors drop column is_paused')
