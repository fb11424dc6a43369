import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`alter table companies add column palette text not null default 'sild'`)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table companies drop column palette')
}
