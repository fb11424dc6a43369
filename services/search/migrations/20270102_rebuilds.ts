import type { Knex } from 'knex'

/** The index is built again beside the one that answers; how far that is stands here, and how soon changes are found. */
export const up = (knex: Knex) =>
  knex.raw(`
    create table index_rebuilds (
      rebuild_guid uuid primary key default uuidv7(),
      started_at timestamptz not null default now(),
      phase text not null default 'companies' check (phase in ('companies', 'publications')),
      -- They are taken in the order of their guids, and were taken up to this one.
      last_guid uuid,
      done_count integer not null default 0,
      total_count integer not null,
      moved_at timestamptz not null default now(),
      -- Null while it is under way.
      ended_at timestamptz,
      -- Whether what it has built answers since; not where another one began before.
      is_used boolean not null default false
    );
    create unique index index_rebuilds_under_way on index_rebuilds ((true)) where ended_at is null;

    -- What passed between each change and the moment at which it could be found.
    create table index_delays (indexed_at timestamptz not null default now(), delay_ms integer not null);
    create index index_delays_by_time on index_delays (indexed_at);

    -- For migrations that change what the index is made of: what was built beside it is of another shape then.
    create function give_up_rebuild() returns void language plpgsql as $$ begin
      update index_rebuilds set ended_at = now() where ended_at is null;
      drop table if exists next_listings, next_listing_counts, next_city_counts;
    end $$;
  `)

export const down = (knex: Knex) =>
  knex.raw('select give_up_rebuild(); drop function give_up_rebuild; drop table index_delays, index_rebuilds')
