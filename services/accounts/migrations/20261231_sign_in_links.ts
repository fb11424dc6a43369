import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- The page after the confirmation of an address signs in with a separate token.
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
