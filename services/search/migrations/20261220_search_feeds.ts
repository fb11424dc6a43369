import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Stands in the signature of its feed's address: another number makes another address, and the old one is worth nothing.
    alter table saved_searches add column feed_number integer not null default 1;
  `)
}

export const down = (knex: Knex) => knex.raw('alter table saved_searches drop column feed_number')
