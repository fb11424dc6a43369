import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table feedbacks (
      feedback_guid uuid primary key default uuidv7(),
      user_guid uuid not null,
      reason_code integer,
      text text not null,
      locale text not null check (locale in ('en', 'et', 'fr')),
      created_at timestamptz not null default now()
    );
    create index feedbacks_by_user on feedbacks (user_guid);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table feedbacks')
}
