import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table files (
      file_guid uuid primary key default uuidv7(),
      -- Key of the file in the storage.
      key text not null constraint files_key_once unique,
      -- Null for files of the demo.
      owner_user_guid uuid,
      owner_company_guid uuid,
      kind text not null,
      media_type text not null,
      bytes integer not null,
      sha256 bytea not null,
      -- File name given by the owner.
      name text not null,
      visibility text not null check (visibility in ('public', 'chat')),
      created_at timestamptz not null default now(),
      -- Until then the file is not deleted even if nothing shows it.
      kept_until timestamptz not null,
      -- Marked for deletion: first the file is deleted, then the row.
      removed_at timestamptz
    );
    create index files_by_owner on files (owner_user_guid);
    create index files_by_company on files (owner_company_guid);
    create index files_by_time on files (kept_until);
    create index files_removed on files (removed_at) where removed_at is not null;

    -- Files shown by an object of another service.
    create table showings (
      shown_in text not null,
      subject_guid uuid not null,
      revision integer not null,
      keys text[] not null,
      primary key (shown_in, subject_guid)
    );
    create index showings_by_key on showings using gin (keys);
  `)
}

export const down = (knex: Knex) => knex.raw('drop table files, showings')
