import type { Knex } from 'knex'

/** Favourites are of users and kept by the search; of this one no operation ever made use. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table responses drop column is_favorite')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table responses add column is_favorite boolean not null default false')
}
