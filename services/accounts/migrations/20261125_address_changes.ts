import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Stored until the mail is written; only then the service checks whether another account has the address.
    create table address_changes (
      address_change_guid uuid primary key default uuidv7(),
      user_guid uuid not null references users on delete cascade,
      email citext not null,
      requested_at timestamptz not null default now()
    );
    create index address_changes_by_user on address_changes (user_guid);

    -- The new address that a token confirms; null for the current address of the user.
    alter table mailed_tokens add column email citext;
    alter table mailed_tokens drop constraint mailed_tokens_purpose_check;
    alter table mailed_tokens add constraint mailed_tokens_purpose_check
      check (purpose in ('onboarding', 'password', 'address'));
    alter table mailed_tokens add constraint mailed_tokens_email check ((purpose = 'address') = (email is not null));
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table address_changes;
    delete from mailed_tokens where purpose = 'address';
    alter table mailed_tokens drop constraint mailed_tokens_purpose_check;
    alter table mailed_tokens drop column email;
    alter table mailed_tokens add constraint mailed_tokens_purpose_check check (purpose in ('onboarding', 'password'));
  `)
}
