import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table companies (
      company_guid uuid primary key default uuidv7(),
      owner_user_guid uuid not null,
      is_main boolean not null,
      slug text not null constraint companies_slug_once unique,
      name text not null,
      registration_number text,
      country_code text not null,
      city_id integer,
      city_title text,
      industry text,
      size text,
      type text,
      description text,
      -- Translations of the description, by locale.
      description_translations jsonb not null default '{}',
      tags text[] not null default '{}',
      contact_person_name text,
      email text,
      phone text,
      address text,
      logo_url text,
      cover_url text,
      verification text not null default 'not-checked' check (verification in ('verified', 'failed', 'not-checked')),
      -- In the catalogue since then.
      listed_at timestamptz,
      joined_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      version integer not null default 1
    );
    create index companies_by_owner on companies (owner_user_guid);
    create unique index companies_main_once on companies (owner_user_guid) where is_main;
    -- Names that differ only in case, outer spaces or the encoding of a letter are the same.
    create unique index companies_name_once on companies (country_code, lower(normalize(btrim(name), NFKC)));

    -- Publications of the company, for the counts on its page.
    create table company_publications (
      publication_guid uuid primary key,
      company_guid uuid not null,
      card_type text not null check (card_type in ('project', 'service', 'expert')),
      is_live boolean not null,
      is_closed boolean not null,
      -- Version of the snapshot: an older one is ignored.
      version integer not null
    );
    create index company_publications_by_company on company_publications (company_guid);

    create table reviews (
      review_guid uuid primary key default uuidv7(),
      company_guid uuid not null references companies,
      author_company_guid uuid not null references companies,
      text text,
      rating_quality integer not null check (rating_quality between 1 and 5),
      rating_scheduling integer not null check (rating_scheduling between 1 and 5),
      rating_cost integer not null check (rating_cost between 1 and 5),
      -- Readiness to recommend, 0 to 10: a separate question that is not part of the rating.
      rating_nps integer not null check (rating_nps between 0 and 10),
      created_at timestamptz not null default now(),
      -- Set once both companies have reviewed each other.
      published_at timestamptz
    );
    create index reviews_published on reviews (company_guid, published_at desc, review_guid) where published_at is not null;

    create function instant(moment timestamptz) returns text language sql stable parallel safe
      return to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop function instant; drop table reviews, company_publications, companies')
}
