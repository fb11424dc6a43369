import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Other holders of an allowance or a gift: a person, a register number. Anonymous hashes that outlive the company.
    create table quota_holders (
      holder bytea not null,
      property text not null,
      starts_at timestamptz not null,
      used integer not null check (used >= 0),
      primary key (holder, property, starts_at)
    );
    alter table quota_uses add column holders bytea[] not null default '{}';
    create table promo_holders (
      holder bytea not null,
      code text not null references promo_codes,
      constraint promo_holders_once primary key (holder, code)
    );
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table promo_holders, quota_holders; alter table quota_uses drop column holders')
}
