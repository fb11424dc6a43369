import type { Knex } from 'knex'

/** A promotion of a published publication gets a case of its own. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table moderation_cases add column promotion_guid uuid unique;
    alter table moderation_cases drop constraint moderation_cases_once;
    create unique index moderation_cases_once on moderation_cases (publication_guid, revision) where promotion_guid is null;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    delete from moderation_cases where promotion_guid is not null;
    drop index moderation_cases_once;
    alter table moderation_cases drop column promotion_guid;
    alter table moderation_cases add constraint moderation_cases_once unique (publication_guid, revision);
  `)
}
