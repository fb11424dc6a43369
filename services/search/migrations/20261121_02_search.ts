import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create function instant(moment timestamptz) returns text language sql stable parallel safe
      return to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

    -- Companies in the catalogue, and companies of publications.
    create table companies (
      company_guid uuid primary key,
      slug text not null,
      name text not null,
      summaries jsonb not null default '{}',
      industry text,
      size text,
      country_code text not null,
      city_title text,
      logo_url text,
      tags text[] not null default '{}',
      is_verified boolean not null,
      rating real,
      reviews_count integer not null,
      joined_at timestamptz not null,
      favorites_count integer not null default 0,
      -- In the catalogue: one of its publications was approved.
      is_listed boolean not null default false,
      last_active_at timestamptz not null default now(),
      -- Inactive for so long that the company and its publications are not searchable.
      is_hidden boolean not null default false,
      publications_count integer not null default 0,
      category_ids integer[] not null default '{}',
      score double precision not null default 0,
      words tsvector not null default '',
      name_tokens tsvector not null default '',
      tokens tsvector not null default ''
    );
    create index companies_by_tokens on companies using gin (tokens) with (fastupdate = off);
    create index companies_by_joined on companies (joined_at desc, company_guid) where is_listed and not is_hidden;
    create index companies_by_score on companies (score desc, company_guid) where is_listed and not is_hidden;
    create index companies_by_activity on companies (last_active_at) where not is_hidden;
    create index companies_by_name on companies (fold(name) text_pattern_ops);
    create index companies_by_likeness on companies using gin (fold(name) gin_trgm_ops);

    -- Content of a result, one row for each public publication.
    create table cards (
      publication_guid uuid primary key,
      card_type text not null check (card_type in ('project', 'service', 'expert')),
      company_guid uuid not null references companies,
      -- Version of the snapshot: an older one never replaces a newer one.
      version integer not null,
      revision integer not null,
      slug text not null,
      locale text not null,
      name text not null,
      summary text not null,
      translations jsonb not null,
      category_id integer not null,
      tags text[] not null,
      payment_type text not null,
      budget_from_cents integer,
      budget_to_cents integer,
      budget_per_hour_cents integer,
      work_type text,
      work_experience text,
      country_codes text[] not null,
      promoted_until timestamptz,
      views_count integer not null,
      responses_count integer not null,
      favorites_count integer not null default 0,
      published_at timestamptz not null,
      expires_at timestamptz not null
    );
    create index cards_by_company on cards (company_guid);
    create table card_names (
      publication_guid uuid not null references cards on delete cascade,
      locale text not null,
      card_type text not null,
      folded text not null,
      primary key (publication_guid, locale)
    );
    create index card_names_by_beginning on card_names (card_type, folded text_pattern_ops);
    create index card_names_by_likeness on card_names using gin (folded gin_trgm_ops);

    -- Removed publications with the version of the removal: a late job must not insert them again.
    create table removed_publications (
      publication_guid uuid primary key,
      version integer not null,
      removed_at timestamptz not null default now()
    );

    -- The search index: narrow rows with words and filters in one tsvector, so that one index serves both.
    create table listings (
      publication_guid uuid not null,
      card_type text not null,
      company_guid uuid not null,
      category_id integer not null,
      country_codes text[] not null,
      work_type text,
      price_from_cents integer,
      price_to_cents integer,
      published_at timestamptz not null,
      expires_at timestamptz not null,
      score double precision not null,
      rating real not null,
      responses_count integer not null,
      favorites_count integer not null,
      tokens tsvector not null,
      name_tokens tsvector not null,
      primary key (card_type, publication_guid)
    ) partition by list (card_type);
    create table project_listings partition of listings for values in ('project');
    create table service_listings partition of listings for values in ('service');
    create table expert_listings partition of listings for values in ('expert');
    create index listings_by_tokens on listings using gin (tokens) with (fastupdate = off);
    create index listings_by_date on listings (published_at desc, publication_guid);
    create index listings_by_score on listings (score desc, publication_guid);
    create index listings_by_rating on listings (rating desc, published_at desc, publication_guid);
    create index listings_by_responses on listings (responses_count desc, published_at desc, publication_guid);
    create index listings_by_favorites on listings (favorites_count desc, published_at desc, publication_guid);
    create index listings_of_category_by_date on listings (category_id, published_at desc, publication_guid);
    create index listings_of_category_by_score on listings (category_id, score desc, publication_guid);
    create index listings_by_lowest_price on listings (price_from_cents);
    create index listings_by_highest_price on listings (price_to_cents);
    create index listings_of_company on listings (company_guid, published_at desc, publication_guid);

    -- Counts of listings by kind, category and way of working, in a country or ('') everywhere.
    create table listing_counts (
      card_type text not null,
      category_id integer not null,
      country_code text not null,
      work_type text not null,
      count integer not null,
      primary key (card_type, category_id, country_code, work_type)
    );
    create table tag_counts (
      card_type text not null,
      label text not null,
      folded text not null,
      count integer not null,
      primary key (card_type, label)
    );
    create index tag_counts_by_beginning on tag_counts (card_type, folded text_pattern_ops);

    -- Views, once for each viewer. The viewer is a user, or an anonymous visitor before sign-up.
    create table views (
      viewer_guid uuid not null,
      publication_guid uuid not null,
      viewed_at timestamptz not null default now(),
      primary key (viewer_guid, publication_guid)
    );
    create table uncounted_views (
      uncounted_view_guid uuid primary key default uuidv7(),
      publication_guid uuid not null
    );
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table uncounted_views, views, tag_counts, listing_counts, listings, removed_publications, card_names, cards, companies;
    drop function instant;
  `)
}
