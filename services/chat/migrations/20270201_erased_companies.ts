import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- No new chats with them: the job that opens a chat may run after the one that closed theirs.
    create table erased_companies (
      company_guid uuid primary key,
      erased_at timestamptz not null default now()
    );
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table erased_companies')
}
