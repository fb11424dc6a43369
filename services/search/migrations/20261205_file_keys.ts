import type { Knex } from 'knex'

/** Rows store file keys; a later release drops the addresses. */
export const up = (knex: Knex) =>
  knex.raw(`
    alter table companies add column logo_key text;
    update companies set logo_key = file_key(logo_url) where logo_url is not null;
  `)

export const down = (knex: Knex) => knex.raw('alter table companies drop column logo_key')
