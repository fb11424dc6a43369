import type { Knex } from 'knex'

/** Search stores the favourites of users. No operation ever used this table. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table responses drop column is_favorite')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table responses add column is_favorite boolean not null default false')
}
