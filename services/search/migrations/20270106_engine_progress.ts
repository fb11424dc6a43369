import type { Knex } from 'knex'

/** Progress of a search engine outside Postgres in following the changes; no row if there never was one. */
export const up = (knex: Knex) =>
  knex.raw(`
    create table engine_progress (
      is_only boolean primary key default true check (is_only),
      -- Changes of transactions before this one are indexed, as of that time.
      since xid8 not null,
      followed_at timestamptz not null default now(),
      -- Version of the documents of each batch; 1 while an index is filled.
      version bigint not null default 1,
      taken_until timestamptz,
      is_rebuild_wanted boolean not null default true,
      -- The last replacement of the whole index that was applied.
      rebuilt_change bigint not null default 0,
      -- The index that is being filled next to the live one, and its progress.
      next_index text,
      filling_type text,
      filled_dated timestamptz,
      filled_guid uuid
    )`)

export const down = (knex: Knex) => knex.raw('drop table engine_progress')
