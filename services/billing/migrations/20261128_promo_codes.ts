import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- A code gives the same as its plan does as a gift.
    create table promo_codes (
      code text primary key check (code = upper(code)),
      plan_slug text not null check (plan_slug in ('startup', 'business', 'enterprise')),
      valid_until timestamptz
    );

    create table promo_uses (
      company_guid uuid not null,
      code text not null references promo_codes,
      subscription_guid uuid not null references subscriptions,
      used_at timestamptz not null default now(),
      constraint promo_uses_once primary key (company_guid, code)
    );
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table promo_uses, promo_codes')
}
