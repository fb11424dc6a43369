import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- What the figures of the staff are read from, counted by a job. It names nobody and outlives whoever was counted.
    create table sign_up_days (
      day date primary key,
      registered_count integer not null,
      verified_count integer not null
    );
    -- Of those who signed up in the week of a cohort: how many came in another week.
    create table cohort_weeks (
      cohort date not null,
      week date not null,
      users_count integer not null,
      primary key (cohort, week)
    );
    create table figures_counted (is_only boolean primary key default true check (is_only), counted_at timestamptz not null);
    -- In which weeks a user came, for as long as cohorts are counted.
    create table active_weeks (
      user_guid uuid not null references users on delete cascade,
      week date not null,
      primary key (user_guid, week)
    );
    create index active_weeks_by_week on active_weeks (week);
    create index users_by_joined on users (joined_at);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index users_by_joined;
    drop table active_weeks, figures_counted, cohort_weeks, sign_up_days;
  `)
}
