import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Counts for the figures of the back office, written by a job: decisions of a day by their minutes. Unlike
    -- daily medians, they give the median of any number of days.
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
