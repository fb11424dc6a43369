import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table saved_searches (
      saved_search_guid uuid primary key default uuidv7(),
      user_guid uuid not null,
      -- The user's company at that time: its own publications are no new results.
      company_guid uuid,
      title text not null,
      schedule text not null check (schedule in ('instant', 'daily', 'weekly', 'off')),
      is_mailed boolean not null,
      -- The query, as sent by the browser.
      search jsonb not null,
      -- The query in the form used for matching. Null without words and filters.
      card_type text not null check (card_type in ('project', 'service', 'expert')),
      query tsquery,
      budget_from_cents integer,
      budget_to_cents integer,
      of_company_guid uuid,
      -- Every match contains at least one of these lexemes, the rarest ones of the query.
      probe text[] not null,
      created_at timestamptz not null default now(),
      -- Results up to this time were in a digest.
      told_at timestamptz not null default now()
    );
    create unique index saved_searches_once on saved_searches (user_guid, md5(search::text));
    create index saved_searches_by_probe on saved_searches using gin (probe) with (fastupdate = off) where schedule <> 'off';
    create index saved_searches_by_turn on saved_searches (schedule, told_at) where schedule in ('daily', 'weekly');

    create table saved_search_matches (
      saved_search_guid uuid not null references saved_searches on delete cascade,
      publication_guid uuid not null,
      user_guid uuid not null,
      matched_at timestamptz not null default now(),
      told_at timestamptz,
      primary key (saved_search_guid, publication_guid)
    );
    create index saved_search_matches_by_publication on saved_search_matches (publication_guid, user_guid);
    create index saved_search_matches_by_age on saved_search_matches (matched_at);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table saved_search_matches, saved_searches')
}
