import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create function instant(moment timestamptz) returns text language sql stable parallel safe
      return to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
    -- Lower case without accents, to match typed names.
    create function fold(words text) returns text language sql immutable strict parallel safe
      return lower(unaccent('extensions.unaccent'::regdictionary, words));

    -- Reference lists. \`titles\` hold a name in every language of the portal.
    create table categories (
      category_id integer primary key,
      slug text not null unique,
      icon text not null,
      titles jsonb not null,
      position integer not null
    );
    create table countries (
      country_code text primary key,
      titles jsonb not null,
      position integer not null
    );
    create table languages (
      language_id integer primary key,
      code text not null unique,
      titles jsonb not null,
      position integer not null
    );
    create table cities (
      city_id integer primary key,
      country_code text not null references countries,
      titles jsonb not null,
      position integer not null
    );
    create index cities_by_country on cities (country_code, position);

    create table page_categories (
      slug text primary key,
      parent_slug text references page_categories,
      titles jsonb not null,
      descriptions jsonb not null default '{}',
      position integer not null
    );
    create table pages (
      page_guid uuid primary key default uuidv7(),
      slug text not null unique,
      category_slug text not null references page_categories,
      show_on_main boolean not null,
      cover_url text,
      published_at timestamptz not null,
      starts_at timestamptz,
      ends_at timestamptz,
      version integer not null default 1
    );
    create index pages_by_category on pages (category_slug, published_at desc);
    create table page_texts (
      page_guid uuid not null references pages on delete cascade,
      locale text not null,
      title text not null,
      summary text not null,
      place text,
      markdown text not null,
      -- Rendered from the Markdown and sanitised on write; sent unchanged.
      html text not null,
      reading_minutes integer not null,
      primary key (page_guid, locale)
    );
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table page_texts, pages, page_categories, cities, languages, countries, categories;
    drop function fold, instant;
  `)
}
