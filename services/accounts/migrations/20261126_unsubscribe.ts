import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Stored until the mail is written, like a recovery.
    create table unsubscribe_requests (
      unsubscribe_request_guid uuid primary key default uuidv7(),
      email citext not null,
      requested_at timestamptz not null default now()
    );
    alter table mailed_tokens drop constraint mailed_tokens_purpose_check;
    alter table mailed_tokens add constraint mailed_tokens_purpose_check
      check (purpose in ('onboarding', 'password', 'address', 'unsubscribe'));
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table unsubscribe_requests;
    delete from mailed_tokens where purpose = 'unsubscribe';
    alter table mailed_tokens drop constraint mailed_tokens_purpose_check;
    alter table mailed_tokens add constraint mailed_tokens_purpose_check
      check (purpose in ('onboarding', 'password', 'address'));
  `)
}
