import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table users
      add column second_factor_secret bytea,
      add column second_factor_at timestamptz,
      add column second_factor_step integer not null default 0,
      add constraint users_second_factor check (second_factor_at is null or second_factor_secret is not null);

    create table recovery_codes (
      code_hash bytea primary key,
      user_guid uuid not null references users on delete cascade
    );
    create index recovery_codes_by_user on recovery_codes (user_guid);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table recovery_codes;
    alter table users drop column second_factor_secret, drop column second_factor_at, drop column second_factor_step;
  `)
}
