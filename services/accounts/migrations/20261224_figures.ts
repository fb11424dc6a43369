import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Counts for the figures of the back office, written by a job. They are anonymous and outlive the counted users.
    create table sign_up_days (
      day date primary key,
      registered_count integer not null,
      verified_count integer not null
    );
    -- How many users of a cohort (the week of sign-up) were active in another week.
    create table cohort_weeks (
      cohort date not null,
      week date not null,
      users_count integer not null,
      primary key (cohort, week)
    );
    create table figures_counted (is_only boolean primary key default true check (is_only), counted_at timestamptz not null);
    -- Weeks of activity of each user, stored while their cohort is counted.
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
