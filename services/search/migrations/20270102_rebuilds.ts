import type { Knex } from 'knex'

/** The progress of a rebuild of the index in a shadow table, and the delays until changes are searchable. */
export const up = (knex: Knex) =>
  knex.raw(`
    create table index_rebuilds (
      rebuild_guid uuid primary key default uuidv7(),
      started_at timestamptz not null default now(),
      phase text not null default 'companies' check (phase in ('companies', 'publications')),
      -- Rows are copied in the order of their guids; this is the last copied one.
      last_guid uuid,
      done_count integer not null default 0,
      total_count integer not null,
      moved_at timestamptz not null default now(),
      -- Null while the rebuild runs.
      ended_at timestamptz,
      -- Whether its result became the live index; false if another rebuild started before the end.
      is_used boolean not null default false
    );
    create unique index index_rebuilds_under_way on index_rebuilds ((true)) where ended_at is null;

    -- Delay between each change and the time when it was searchable.
    create table index_delays (indexed_at timestamptz not null default now(), delay_ms integer not null);
    create index index_delays_by_time on index_delays (indexed_at);

    -- For migrations that change the index: discards a shadow table with the old columns.
    create function give_up_rebuild() returns void language plpgsql as $$ begin
      update index_rebuilds set ended_at = now() where ended_at is null;
      drop table if exists next_listings, next_listing_counts, next_city_counts;
    end $$;
  `)

export const down = (knex: Knex) =>
  knex.raw('select give_up_rebuild(); drop function give_up_rebuild; drop table index_delays, index_rebuilds')
