import type { Knex } from 'knex'

/**
 * Every filter of search. What stands in the index is read again, job by job: nobody finds less meanwhile, only the new filters
 * find what has been read.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- What filters can ask of a row, each value behind the letter of its filter: to count them in one pass.
    alter table listings add column choices text[] not null default '{}';
    alter table companies add column choices text[] not null default '{}', add column type text;

    -- A saved search is shown as it was saved: what it could not ask for then it does not ask for.
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
