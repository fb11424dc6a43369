import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- How many looks came on which day. What came before this table is in the count alone.
    create table publication_days (
      publication_guid uuid not null references publications on delete cascade,
      day date not null,
      views_count integer not null,
      primary key (publication_guid, day)
    );
    -- The end that its company was warned of: another end is another warning.
    alter table publications add column warned_of timestamptz;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table publications drop column warned_of; drop table publication_days')
}
