import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Addresses without an account that want the weekly news. Unconfirmed ones are deleted after a week.
    create table newsletter_subscribers (
      subscriber_guid uuid primary key default uuidv7(),
      email citext not null unique,
      locale text not null,
      user_type text not null check (user_type in ('customer', 'provider')),
      category_ids integer[] not null,
      -- A later request for a confirmed address; it applies once that is confirmed too.
      wanted jsonb,
      requested_at timestamptz not null default now(),
      confirmed_at timestamptz
    );
    create index newsletter_subscribers_unconfirmed on newsletter_subscribers (requested_at) where confirmed_at is null;
  `)
}

export const down = (knex: Knex) => knex.raw('drop table newsletter_subscribers')
