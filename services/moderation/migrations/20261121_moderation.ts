import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table moderation_cases (
      case_guid uuid primary key default uuidv7(),
      publication_guid uuid not null,
      revision integer not null,
      state text not null default 'waiting' check (state in ('waiting', 'claimed', 'approved', 'rejected', 'withdrawn')),
      version integer not null default 1,
      card_type text not null check (card_type in ('project', 'service', 'expert')),
      name text not null,
      company_guid uuid not null,
      company_name text not null,
      is_change boolean not null,
      findings jsonb not null,
      -- The submitted version of the publication, which the moderator sees and decides on.
      publication jsonb not null,
      approved_before jsonb,
      text_fingerprint bytea not null,
      claimed_by_user_guid uuid,
      claimed_by_email text,
      claimed_until timestamptz,
      submitted_at timestamptz not null,
      due_at timestamptz not null,
      decided_at timestamptz,
      undo_until timestamptz,
      settled_at timestamptz,
      reason jsonb,
      created_at timestamptz not null default now(),
      constraint moderation_cases_once unique (publication_guid, revision)
    );
    create index moderation_cases_open on moderation_cases (due_at) where state in ('waiting', 'claimed');
    create index moderation_cases_decided on moderation_cases (decided_at desc) where state in ('approved', 'rejected');
    create index moderation_cases_by_text on moderation_cases (text_fingerprint);

    create table audit_entries (
      audit_entry_guid uuid primary key default uuidv7(),
      case_guid uuid not null references moderation_cases,
      at timestamptz not null default clock_timestamp(),
      user_guid uuid,
      email text,
      action text not null,
      note text
    );
    create index audit_entries_by_case on audit_entries (case_guid, at);
    -- Rows are inserted and never updated, not even by this service.
    revoke update, delete, truncate on audit_entries from current_user;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table audit_entries, moderation_cases')
}
