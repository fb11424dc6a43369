import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- No new chats with them: the job that opens a chat may run after the one that erased them.
    create table erased_users (
      user_guid uuid primary key,
      erased_at timestamptz not null default now()
    );
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table erased_users')
}
