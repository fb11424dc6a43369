import type { Knex } from 'knex'

/** Reads of companies are numbered before they start: an earlier read does not overwrite the result of a later one. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('create sequence looks; alter table companies add column look bigint not null default 0')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table companies drop column look; drop sequence looks')
}
