import type { Knex } from 'knex'

/** A tag that only its author uses is erased with them, because a tag can be the name of a person. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table tags add column user_guid uuid;
    create index tags_by_user on tags (user_guid) where user_guid is not null;
    create index tags_by_company on tags (company_guid) where company_guid is not null`)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index tags_by_company; alter table tags drop column user_guid')
}
