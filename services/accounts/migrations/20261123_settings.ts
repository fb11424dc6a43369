import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table users
      add column publication_updates boolean not null default true,
      -- News of the portal are opt-in.
      add column portal_updates boolean not null default false,
      add column referral_code text not null default substr(replace(gen_random_uuid()::text, '-', ''), 1, 12);
    alter table users add constraint users_referral_code_once unique (referral_code);
    create index users_by_referrer on users (referrer);

    -- Browser and system, for the user's list of sessions; the rest of the user agent is not stored.
    alter table sessions add column browser text, add column system text;
    alter table sessions drop constraint sessions_revocation_check;
    alter table sessions add constraint sessions_revocation_check
      check (revocation in ('signed-out', 'reused', 'unbound', 'password-changed', 'ended-elsewhere'));
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table sessions drop constraint sessions_revocation_check;
    alter table sessions add constraint sessions_revocation_check
      check (revocation in ('signed-out', 'reused', 'unbound', 'password-changed'));
    alter table sessions drop column browser, drop column system;
    drop index users_by_referrer;
    alter table users drop column publication_updates, drop column portal_updates, drop column referral_code;
  `)
}
