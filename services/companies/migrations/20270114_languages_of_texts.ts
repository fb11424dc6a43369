import type { Knex } from 'knex'

/** In which language a company wrote what is not translated. Null for what was written before this was noted. */
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
