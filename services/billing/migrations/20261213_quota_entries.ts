import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table quota_uses add column target_kind text, add column target_guid uuid;

    -- Every use of an allowance and every use that was given back. Rows are never updated.
    create table quota_entries (
      entry_guid uuid primary key default uuidv7(),
      company_guid uuid not null,
      property text not null check (property in ('responses', 'contact-views')),
      -- Null for a use.
      returned text check (returned in ('not-written', 'closed-unseen', 'removed', 'unanswered')),
      target_kind text check (target_kind in ('publication', 'company')),
      target_guid uuid,
      -- Uses left afterwards; null if the allowance is unlimited.
      left_count integer,
      at timestamptz not null default now()
    );
    create index quota_entries_by_company on quota_entries (company_guid, at desc, entry_guid desc);
    -- Uses from before this table.
    insert into quota_entries (company_guid, property, at) select company_guid, property, used_at from quota_uses;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table quota_entries;
    alter table quota_uses drop column target_kind, drop column target_guid;
  `)
}
