import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table subscriptions (
      subscription_guid uuid primary key default uuidv7(),
      company_guid uuid not null,
      plan_slug text not null check (plan_slug in ('startup', 'business', 'enterprise')),
      status text not null check (status in ('ACTIVE', 'WAITING', 'FINISHED', 'CANCELED')),
      is_gift boolean not null default false,
      active_from timestamptz not null,
      active_until timestamptz not null,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      constraint subscriptions_last check (active_until > active_from)
    );
    create index subscriptions_by_company on subscriptions (company_guid, active_until desc);

    -- One row for each company, property and period; its lock gives the last use of an allowance to one caller only.
    create table quota_periods (
      company_guid uuid not null,
      property text not null check (property in ('responses', 'contact-views')),
      starts_at timestamptz not null,
      used integer not null check (used >= 0),
      primary key (company_guid, property, starts_at)
    );

    create table quota_uses (
      company_guid uuid not null,
      property text not null,
      effect_key text not null,
      period_starts_at timestamptz not null,
      used_at timestamptz not null default now(),
      primary key (company_guid, property, effect_key)
    );
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table quota_uses, quota_periods, subscriptions')
}
