import type { Knex } from 'knex'

/** The language of texts without translations. Null for texts from before this column. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table companies add column industry_locale text;
    alter table gallery_photos add column description_locale text;
    alter table company_cases add column locale text`)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table company_cases drop column locale;
    alter table gallery_photos drop column description_locale;
    alter table companies drop column industry_locale`)
}
