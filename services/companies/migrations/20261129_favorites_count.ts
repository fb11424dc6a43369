import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  // Counted by search, which stores favourites.
  await knex.raw('alter table companies add column favorites_count integer not null default 0')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table companies drop column favorites_count')
}
