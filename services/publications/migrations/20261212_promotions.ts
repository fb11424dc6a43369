import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Paid promotions of a publication. publications.promoted_until is computed from them.
    create table promotions (
      -- The guid of the payment that bought it.
      promotion_guid uuid primary key,
      publication_guid uuid not null references publications,
      company_guid uuid not null,
      days smallint not null check (days in (7, 14, 30)),
      state text not null check (state in ('waiting', 'active', 'refused', 'canceled')),
      -- Whether the promotion has a moderation case of its own; otherwise it waits with the publication.
      has_case boolean not null default false,
      refusal text,
      starts_at timestamptz,
      ends_at timestamptz,
      -- Views at its start and at its end; null before.
      views_at_start integer,
      views_at_end integer,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      constraint promotions_active_dated check (state <> 'active' or (starts_at is not null and ends_at is not null))
    );
    create index promotions_by_company on promotions (company_guid, starts_at desc) where state = 'active';
    create index promotions_waiting on promotions (publication_guid) where state = 'waiting';
    create index promotions_to_start on promotions (starts_at) where state = 'active' and views_at_start is null;
    create index promotions_to_end on promotions (ends_at) where state = 'active' and views_at_end is null;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table promotions')
}
