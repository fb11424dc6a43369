import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Part of the signature of the feed's address: a new number invalidates the old address.
    alter table saved_searches add column feed_number integer not null default 1;
  `)
}

export const down = (knex: Knex) => knex.raw('alter table saved_searches drop column feed_number')
