import type { Knex } from 'knex'

const revocations = ['signed-out', 'reused', 'unbound', 'password-changed', 'ended-elsewhere', 'user-deleted']
const allowed = (all: readonly string[]) => all.map((each) => `'${each}'`).join(', ')

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table suspensions (
      suspension_guid uuid primary key default uuidv7(),
      user_guid uuid not null references users on delete cascade,
      ground text not null,
      statement text not null,
      suspended_at timestamptz not null default now(),
      suspended_by_guid uuid not null,
      restored_at timestamptz,
      restored_by_guid uuid,
      note text,
      constraint suspensions_restored check ((restored_at is null) = (restored_by_guid is null and note is null))
    );
    create index suspensions_by_user on suspensions (user_guid, suspended_at desc);
    create unique index suspensions_open_once on suspensions (user_guid) where restored_at is null;

    alter table sessions drop constraint sessions_revocation_check;
    alter table sessions add constraint sessions_revocation_check
      check (revocation in (${allowed([...revocations, 'user-suspended'])}));
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table suspensions;
    update sessions set revocation = 'ended-elsewhere' where revocation = 'user-suspended';
    alter table sessions drop constraint sessions_revocation_check;
    alter table sessions add constraint sessions_revocation_check check (revocation in (${allowed(revocations)}));
  `)
}
