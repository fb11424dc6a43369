import { fillNameKeys } from '@sild/service-kit/fill-name-keys'
import { nameLook } from '@sild/service-kit/name-keys'
import type { Knex } from 'knex'

const unique = `create unique index companies_name_look_once on companies (country_code, name_look) where erased_at is null`

/** Computes the looks again: `0` stands for `o` as well as for `O`. Existing duplicates stay. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('drop index companies_name_look_once')
  const { rows } = await knex.raw(
    `update companies set name_look = null where erased_at is null
     returning company_guid as id, country_code as scope, name, joined_at`,
  )
  const oldestFirst = rows.toSorted(
    (one: { joined_at: Date; id: string }, other: { joined_at: Date; id: string }) =>
      one.joined_at.getTime() - other.joined_at.getTime() || one.id.localeCompare(other.id),
  )
  await fillNameKeys(knex, { table: 'companies', id: 'company_guid', rows: oldestFirst, keys: { name_look: nameLook } })
  await knex.raw(unique)
}

/** The former looks are found again when a company saves its name. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw('update companies set name_look = null')
}
