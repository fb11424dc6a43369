import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- The only format of times in replies and events.
    create function instant(moment timestamptz) returns text language sql stable parallel safe
      return to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

    create table categories (category_id integer primary key);

    create table tags (
      tag_guid uuid primary key default uuidv7(),
      label citext not null constraint tags_label_once unique,
      synonyms text[] not null default '{}',
      company_guid uuid,
      created_at timestamptz not null default now()
    );
    create index tags_by_prefix on tags (lower(label::text) text_pattern_ops);
    create index tags_by_likeness on tags using gin (lower(label::text) gin_trgm_ops);
    create table category_tags (
      category_id integer not null,
      tag_guid uuid not null references tags,
      uses integer not null default 0,
      primary key (category_id, tag_guid)
    );
    create index category_tags_by_uses on category_tags (category_id, uses desc);

    -- Public data of a company, shown with its publications and responses; the companies service owns it.
    create table authors (
      company_guid uuid primary key,
      slug text not null,
      name text not null,
      logo_url text,
      is_verified boolean not null,
      rating real,
      reviews_count integer not null,
      country_code text not null,
      joined_at timestamptz not null
    );

    create table publications (
      publication_guid uuid primary key default uuidv7(),
      card_type text not null check (card_type in ('project', 'service', 'expert')),
      slug text not null,
      company_guid uuid not null references authors,
      author_user_guid uuid not null,
      status text not null check (status in ('ACTIVE', 'ARCHIVED', 'MODERATION', 'DRAFT', 'DELETED', 'REJECTED')),
      -- Rises with every edit of the content: identifies the text that a moderator saw or an author edits.
      revision integer not null default 1,
      -- Rises with every write.
      version integer not null default 1,
      -- Public: approved and not removed since. A change that waits for moderation does not affect it.
      is_live boolean not null default false,
      locale text not null,
      name text not null,
      description text not null,
      category_id integer not null references categories,
      segment text,
      payment_type text not null,
      budget_from_cents integer,
      budget_to_cents integer,
      budget_per_hour_cents integer,
      work_experience text,
      project_duration smallint,
      hours_per_week text,
      work_type text,
      locations jsonb not null,
      languages jsonb not null,
      media jsonb not null,
      translations jsonb not null,
      speciality text,
      cv_url text,
      promoted_until timestamptz,
      views_count integer not null default 0,
      responses_count integer not null default 0,
      rejection jsonb,
      archive_reason text,
      archive_feedback jsonb,
      deleted_by_companion boolean not null default false,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      submitted_at timestamptz,
      published_at timestamptz,
      expires_at timestamptz,
      archived_at timestamptz,
      constraint publications_slug_once unique (card_type, slug),
      constraint publications_live_dated check (not is_live or (published_at is not null and expires_at is not null))
    );
    create index publications_by_company on publications (company_guid, card_type, updated_at desc);
    create index publications_by_expiry on publications (expires_at) where status = 'ACTIVE';

    create table publication_tags (
      publication_guid uuid not null references publications,
      tag_guid uuid not null references tags,
      position smallint not null,
      primary key (publication_guid, tag_guid)
    );

    -- The approved text of a live publication, shown while a change waits for moderation.
    create table approved_contents (
      publication_guid uuid primary key references publications,
      revision integer not null,
      content jsonb not null
    );

    create table responses (
      response_guid uuid primary key,
      publication_guid uuid not null references publications,
      owner_company_guid uuid not null,
      company_guid uuid not null references authors,
      user_guid uuid not null,
      status text not null check (status in ('ACTIVE', 'ARCHIVED', 'MODERATION', 'UNVIEWED', 'VIEWED', 'HIDDEN', 'DELETED')),
      message text not null,
      contacts_viewed boolean not null default false,
      is_favorite boolean not null default false,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      viewed_at timestamptz,
      constraint responses_once unique (publication_guid, company_guid)
    );
    create index responses_by_company on responses (company_guid, created_at desc);
    create index responses_unviewed on responses (owner_company_guid, publication_guid) where status = 'UNVIEWED';

    -- Responses that have claimed their quota but are not inserted yet. The insert of the response deletes the row.
    create table response_reservations (
      publication_guid uuid not null references publications,
      company_guid uuid not null,
      response_guid uuid not null unique default uuidv7(),
      reserved_at timestamptz not null default now(),
      primary key (publication_guid, company_guid)
    );
    create index response_reservations_by_age on response_reservations (reserved_at);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table response_reservations, responses, approved_contents, publication_tags, publications, authors, category_tags, tags, categories;
    drop function instant;
  `)
}
