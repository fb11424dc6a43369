import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- For hints in a form: the latest publications of a kind in a category.
    create index publications_recent_by_category on publications (category_id, card_type, published_at desc)
      where is_live and status = 'ACTIVE'
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index publications_recent_by_category')
}
