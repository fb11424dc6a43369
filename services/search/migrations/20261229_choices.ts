import type { Knex } from 'knex'

/**
 * All filters of search. Jobs reindex every row. Meanwhile searches lose no results; only the new filters miss rows
 * that are not reindexed yet.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Filter values of a row, each prefixed with the letter of its filter, to count all filters in one pass.
    alter table listings add column choices text[] not null default '{}';
    alter table companies add column choices text[] not null default '{}', add column type text;

    -- Saved searches from before have none of the new filters.
    update saved_searches set search = jsonb_build_object(
      'cities', '[]'::jsonb, 'tags', '[]'::jsonb, 'specialities', '[]'::jsonb, 'languages', '[]'::jsonb, 'segments', '[]'::jsonb,
      'projectDurations', '[]'::jsonb, 'hoursPerWeek', '[]'::jsonb, 'responseCounts', '[]'::jsonb, 'companyTypes', '[]'::jsonb,
      'ratings', '[]'::jsonb
    ) || search;

    insert into outbox (job, payload) select 'index-company', jsonb_build_object('companyGuid', company_guid) from companies;
    insert into outbox (job, payload)
      select 'index-publication', jsonb_build_object('publicationGuid', publication_guid, 'revision', revision) from cards;
  `)
}

export const down = (knex: Knex) =>
  knex.raw(`
    alter table listings drop column choices;
    alter table companies drop column choices, drop column type`)
