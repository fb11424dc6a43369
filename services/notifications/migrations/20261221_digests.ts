import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Progress of a week's digests: a batch and its end are written together, so a killed job continues there.
    create table digest_weeks (
      week timestamptz primary key,
      after uuid,
      prepared_count integer not null default 0,
      started_at timestamptz not null default now(),
      prepared_at timestamptz
    );
    create table digests (
      digest_guid uuid primary key default uuidv7(),
      week timestamptz not null references digest_weeks on delete cascade,
      reader_guid uuid not null,
      -- Content; null once it is sent.
      content jsonb,
      settled_at timestamptz,
      constraint digests_once unique (week, reader_guid)
    );
    create index digests_by_reader on digests (reader_guid);
  `)
}

export const down = (knex: Knex) => knex.raw('drop table digests, digest_weeks')
