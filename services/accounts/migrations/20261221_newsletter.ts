import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Addresses that want the weekly news without an account. Unconfirmed ones go after a week.
    create table newsletter_subscribers (
      subscriber_guid uuid primary key default uuidv7(),
      email citext not null unique,
      locale text not null,
      user_type text not null check (user_type in ('customer', 'provider')),
      category_ids integer[] not null,
      -- What was asked for since it was confirmed, by whoever confirms it.
      wanted jsonb,
      requested_at timestamptz not null default now(),
      confirmed_at timestamptz
    );
    create index newsletter_subscribers_unconfirmed on newsletter_subscribers (requested_at) where confirmed_at is null;
  `)
}

export const down = (knex: Knex) => knex.raw('drop table newsletter_subscribers')
