import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Counts for the figures of the back office, written by a job. They are anonymous and outlive the counted rows.
    create table published_days (
      day date not null,
      card_type text not null,
      publications_count integer not null,
      primary key (day, card_type)
    );
    -- Projects by day of publication, once the 72 hours for responses have passed for all of them.
    create table liquidity_days (
      day date primary key,
      projects_count integer not null,
      answered_count integer not null
    );
    create table figures_counted (is_only boolean primary key default true check (is_only), counted_at timestamptz not null);
    create index publications_by_published_at on publications (published_at);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index publications_by_published_at;
    drop table figures_counted, liquidity_days, published_days;
  `)
}
