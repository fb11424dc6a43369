import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Reports of users; one for each user and object.
    create table reports (
      report_guid uuid primary key default uuidv7(),
      reporter_user_guid uuid,
      target_type text not null check (target_type in ('company', 'review', 'chat', 'publication')),
      target_guid uuid not null,
      reason text not null check (reason in ('OBSCENE_LANGUAGE', 'FALSE_INFORMATION', 'OTHER')),
      text text,
      created_at timestamptz not null default now(),
      constraint reports_once unique (reporter_user_guid, target_type, target_guid)
    );
    create index reports_by_target on reports (target_type, target_guid);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table reports')
}
