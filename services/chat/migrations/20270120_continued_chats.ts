import type { Knex } from 'knex'

/** Chats that were closed before stay closed. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table chats add column may_continue boolean not null default false')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table chats drop column may_continue')
}
