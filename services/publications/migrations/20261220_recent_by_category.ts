import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Where hints for a form look: the latest of a kind in a category.
    create index publications_recent_by_category on publications (category_id, card_type, published_at desc)
      where is_live and status = 'ACTIVE'
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index publications_recent_by_category')
}
