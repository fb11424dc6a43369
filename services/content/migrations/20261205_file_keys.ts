import type { Knex } from 'knex'

/** Rows store file keys; a later release drops the addresses. */
export const up = (knex: Knex) =>
  knex.raw(`
    alter table pages add column cover_key text;
    update pages set cover_key = file_key(cover_url) where cover_url is not null;
  `)

export const down = (knex: Knex) => knex.raw('alter table pages drop column cover_key')
