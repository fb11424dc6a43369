import type { Knex } from 'knex'

/** Revisions of a page, separate from the published version. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table pages
      -- Null: not published, or no longer.
      alter column published_at drop not null,
      -- The address of the seeded page: seeds never overwrite the changes of an editor.
      add column seed_slug text unique,
      -- The address in the newest revision.
      add column next_slug text,
      add column state text not null default 'published'
        check (state in ('draft', 'review', 'scheduled', 'published', 'withdrawn')),
      add column revision integer not null default 1,
      add column published_revision integer,
      add column publish_at timestamptz,
      add column review_note text,
      add column updated_at timestamptz not null default now(),
      add column position integer not null default 0,
      add column video_key text,
      add column poster_key text,
      add column speakers jsonb not null default '[]',
      add column agenda jsonb not null default '[]',
      add column policy_version integer not null default 0;
    alter table page_texts add column captions_key text;
    update pages set seed_slug = slug, next_slug = slug, published_revision = 1, updated_at = published_at;
    alter table pages alter column next_slug set not null;
    alter table pages add constraint pages_next_slug_once unique (next_slug);
    create index pages_by_state on pages (state, updated_at desc);

    create table page_revisions (
      page_guid uuid not null references pages on delete cascade,
      revision integer not null,
      -- The page content of the contract, with file keys in place of addresses.
      content jsonb not null,
      -- Null once the account is erased, and for seeded pages.
      author_guid uuid,
      restored_from integer,
      written_at timestamptz not null default now(),
      published_at timestamptz,
      primary key (page_guid, revision)
    );
    create index page_revisions_by_author on page_revisions (author_guid);
    insert into page_revisions (page_guid, revision, content, written_at, published_at)
    select page_guid, 1, jsonb_build_object(
      'slug', slug, 'categorySlug', category_slug, 'showOnMain', show_on_main, 'position', 0, 'coverKey', cover_key,
      'startsAt', instant(starts_at), 'endsAt', instant(ends_at), 'video', null, 'needsAcceptance', false,
      'speakers', jsonb_build_array(), 'agenda', jsonb_build_array(),
      'texts', (
        select jsonb_object_agg(locale, jsonb_build_object(
          'title', title, 'summary', summary, 'place', coalesce(place, ''), 'markdown', markdown, 'captionsKey', null))
        from page_texts t where t.page_guid = p.page_guid)
    ), published_at, published_at
    from pages p;

    create table page_redirects (
      slug text primary key,
      page_guid uuid not null references pages on delete cascade
    );

    create table policy_agreements (
      user_guid uuid not null,
      page_guid uuid not null references pages on delete cascade,
      version integer not null,
      agreed_at timestamptz not null default now(),
      primary key (user_guid, page_guid, version)
    );

    -- One row: contacts and profiles of the operator of the portal.
    create table site_settings (
      is_only boolean primary key default true check (is_only),
      email text not null,
      phone text not null default '',
      address text not null default '',
      social_links jsonb not null default '[]',
      version integer not null default 1
    );
    insert into site_settings (email) values ('hello@sild.test');
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table site_settings, policy_agreements, page_redirects, page_revisions;
    delete from pages where published_at is null;
    alter table page_texts drop column captions_key;
    alter table pages alter column published_at set not null,
      drop column seed_slug, drop column next_slug, drop column state, drop column revision,
      drop column published_revision, drop column publish_at, drop column review_note, drop column updated_at,
      drop column position, drop column video_key, drop column poster_key, drop column speakers, drop column agenda,
      drop column policy_version;
  `)
}
