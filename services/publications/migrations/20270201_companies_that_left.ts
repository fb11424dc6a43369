import type { Knex } from 'knex'

export const up = (knex: Knex) =>
  knex.raw(`
    -- When the company that responded was deleted: the other side reads that the response has ended, seen or not.
    alter table responses add column company_left_at timestamptz;
  `)

export const down = (knex: Knex) => knex.raw('alter table responses drop column company_left_at')
