import type { Knex } from 'knex'

const index = `create unique index companies_name_once on companies (country_code, lower(normalize(btrim(name), NFKC)))`

/** All erased companies have the same name. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`drop index companies_name_once; ${index} where erased_at is null`)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`drop index companies_name_once; ${index}`)
}
