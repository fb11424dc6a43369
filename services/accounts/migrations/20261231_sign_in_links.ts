import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- The page of a confirmed address signs in by a token of its own.
    alter table mailed_tokens drop constraint mailed_tokens_purpose_check;
    alter table mailed_tokens add constraint mailed_tokens_purpose_check
      check (purpose in ('onboarding', 'password', 'address', 'unsubscribe', 'sign-in'));
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    delete from mailed_tokens where purpose = 'sign-in';
    alter table mailed_tokens drop constraint mailed_tokens_purpose_check;
    alter table mailed_tokens add constraint mailed_tokens_purpose_check
      check (purpose in ('onboarding', 'password', 'address', 'unsubscribe'));
  `)
}
