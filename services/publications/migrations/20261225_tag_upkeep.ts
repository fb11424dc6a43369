import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table tags
      -- Names in other languages, which are searchable too.
      add column names jsonb not null default '{}',
      -- Labels of merged tags, which are searchable too.
      add column former_labels text[] not null default '{}',
      -- The tag that it was merged into. The row stays, because forms and drafts still use its guid.
      add column merged_into_guid uuid references tags,
      add column banned_at timestamptz,
      add constraint tags_not_into_itself check (merged_into_guid <> tag_guid);
    create index tags_by_target on tags (merged_into_guid) where merged_into_guid is not null;
    create index publication_tags_by_tag on publication_tags (tag_guid, publication_guid);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index publication_tags_by_tag;
    alter table tags drop column names, drop column former_labels, drop column merged_into_guid, drop column banned_at;
  `)
}
