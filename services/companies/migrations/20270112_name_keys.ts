import { fillNameKeys } from '@sild/service-kit/fill-name-keys'
import { nameKey, nameLook } from '@sild/service-kit/name-keys'
import type { Knex } from 'knex'

/** Names that differ in spaces, case or letters that look alike are one name. Existing duplicates stay. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table companies add column name_key text, add column name_look text')
  const { rows } = await knex.raw(
    `select company_guid as id, country_code as scope, name from companies where erased_at is null order by joined_at, company_guid`,
  )
  await fillNameKeys(knex, {
    table: 'companies',
    id: 'company_guid',
    rows,
    keys: { name_key: nameKey, name_look: nameLook },
  })
  await knex.raw(`
    create unique index companies_name_key_once on companies (country_code, name_key) where erased_at is null;
    create unique index companies_name_look_once on companies (country_code, name_look) where erased_at is null`)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table companies drop column name_key, drop column name_look')
}
