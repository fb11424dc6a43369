import { fillNameKeys } from '@sild/service-kit/fill-name-keys'
import { nameKey } from '@sild/service-kit/name-keys'
import type { Knex } from 'knex'

/** Labels that differ in spaces, case or letters that look alike are one tag. Existing duplicates stay. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table tags add column label_key text constraint tags_label_key_once unique')
  const { rows } = await knex.raw(`select tag_guid as id, '' as scope, label as name from tags order by tag_guid`)
  await fillNameKeys(knex, { table: 'tags', id: 'tag_guid', rows, keys: { label_key: nameKey } })
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table tags drop column label_key')
}
