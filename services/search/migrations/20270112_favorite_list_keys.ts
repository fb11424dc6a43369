import { fillNameKeys } from '@sild/service-kit/fill-name-keys'
import { nameKey } from '@sild/service-kit/name-keys'
import type { Knex } from 'knex'

/** Titles of one user's lists that differ in spaces, case or letters that look alike are one title. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table favorite_lists add column title_key text')
  const { rows } = await knex.raw(
    `select list_guid as id, user_guid as scope, title as name from favorite_lists order by created_at, list_guid`,
  )
  await fillNameKeys(knex, { table: 'favorite_lists', id: 'list_guid', rows, keys: { title_key: nameKey } })
  await knex.raw('create unique index favorite_lists_key_once on favorite_lists (user_guid, title_key)')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table favorite_lists drop column title_key')
}
