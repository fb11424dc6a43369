import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Views for each day. Views from before this table are only in the total.
    create table publication_days (
      publication_guid uuid not null references publications on delete cascade,
      day date not null,
      views_count integer not null,
      primary key (publication_guid, day)
    );
    -- The expiry that the company was warned of: a new expiry needs a new warning.
    alter table publications add column warned_of timestamptz;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table publications drop column warned_of; drop table publication_days')
}
