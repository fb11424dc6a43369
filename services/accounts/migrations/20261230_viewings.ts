import type { Knex } from 'knex'

export const up = (knex: Knex) =>
  knex.raw(`
    create table viewings (
      viewing_guid uuid primary key default uuidv7(),
      user_guid uuid not null references users on delete cascade,
      viewed_by_guid uuid not null,
      session_guid uuid not null,
      ground text not null,
      begun_at timestamptz not null default now(),
      ends_at timestamptz not null,
      ended_at timestamptz
    );
    create index viewings_by_user on viewings (user_guid, begun_at desc);
    create index viewings_not_ended on viewings (ends_at) where ended_at is null;
  `)

export const down = (knex: Knex) => knex.raw('drop table viewings')
