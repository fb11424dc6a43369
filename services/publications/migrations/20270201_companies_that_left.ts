import type { Knex } from 'knex'

export const up = (knex: Knex) =>
  knex.raw(`
    -- Time when the responding company was deleted: the other side sees that the response has ended.
    alter table responses add column company_left_at timestamptz;
  `)

export const down = (knex: Knex) => knex.raw('alter table responses drop column company_left_at')
