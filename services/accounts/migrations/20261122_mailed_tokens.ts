import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- A user who signed up with an address alone chooses the password by the mailed link.
    alter table users alter column password_hash drop not null;

    create table mailed_tokens (
      token_hash bytea primary key,
      user_guid uuid not null references users on delete cascade,
      purpose text not null check (purpose in ('onboarding', 'password')),
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index mailed_tokens_by_user on mailed_tokens (user_guid, purpose);

    -- Stored until the mail is written, so that a request takes the same time for known and unknown addresses.
    create table recovery_requests (
      recovery_request_guid uuid primary key default uuidv7(),
      email citext not null,
      requested_at timestamptz not null default now()
    );

    alter table sessions drop constraint sessions_revocation_check;
    alter table sessions add constraint sessions_revocation_check
      check (revocation in ('signed-out', 'reused', 'unbound', 'password-changed'));
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table recovery_requests, mailed_tokens;
    alter table sessions drop constraint sessions_revocation_check;
    alter table sessions add constraint sessions_revocation_check
      check (revocation in ('signed-out', 'reused', 'unbound'));
  `)
}
