import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- The owner deleted the account; the row is deleted when the last mail is sent.
    alter table users add column deleted_at timestamptz;
    alter table sessions drop constraint sessions_revocation_check;
    alter table sessions add constraint sessions_revocation_check
      check (revocation in ('signed-out', 'reused', 'unbound', 'password-changed', 'ended-elsewhere', 'user-deleted'));
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table users drop column deleted_at;
    alter table sessions drop constraint sessions_revocation_check;
    alter table sessions add constraint sessions_revocation_check
      check (revocation in ('signed-out', 'reused', 'unbound', 'password-changed', 'ended-elsewhere'));
  `)
}
