import type { Knex } from 'knex'

export const up = (knex: Knex) =>
  knex.raw(
    `create table tags (guid uuid primary key default uuidv7(), label text not null unique, indexed_count integer not null default 0)`,
  )
export const down = (knex: Knex) => knex.raw('drop table tags')
