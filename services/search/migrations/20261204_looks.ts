import type { Knex } from 'knex'

/** Looks at companies are numbered before they begin: what an earlier one has seen is not written over a later one's. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('create sequence looks; alter table companies add column look bigint not null default 0')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table companies drop column look; drop sequence looks')
}
