import type { Knex } from 'knex'

export const up = (knex: Knex) =>
  knex.raw('create table bench_rows (guid uuid primary key default uuidv7(), note text not null)')
export const down = (knex: Knex) => knex.raw('drop table bench_rows')
