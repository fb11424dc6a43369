import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- What the figures of the staff are read from, counted by a job: how many decisions of a day took so many minutes. Unlike
    -- a median a day, these give the median of any number of days.
    create table decision_minutes (
      day date not null,
      minutes integer not null,
      decided_count integer not null,
      in_time_count integer not null,
      primary key (day, minutes)
    );
    create table figures_counted (is_only boolean primary key default true check (is_only), counted_at timestamptz not null);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table figures_counted, decision_minutes')
}
