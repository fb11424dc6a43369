import type { Knex } from 'knex'

/** How far a search engine beside Postgres has what has changed; no row where there has never been one. */
export const up = (knex: Knex) =>
  knex.raw(`
    create table engine_progress (
      is_only boolean primary key default true check (is_only),
      -- Changes of transactions before it are in, as of that time.
      since xid8 not null,
      followed_at timestamptz not null default now(),
      -- Each turn to write has another one, by which documents are written; of filling an index it is 1.
      version bigint not null default 1,
      taken_until timestamptz,
      is_rebuild_wanted boolean not null default true,
      -- The last change that said that everything is another, and was followed.
      rebuilt_change bigint not null default 0,
      -- The index that is filled beside the one that answers, and up to where.
      next_index text,
      filling_type text,
      filled_dated timestamptz,
      filled_guid uuid
    )`)

export const down = (knex: Knex) => knex.raw('drop table engine_progress')
