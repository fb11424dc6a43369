import type { Knex } from 'knex'

/** Erasing removed the company's name from the wrong path. Removes it from the right one for erased companies. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    update moderation_cases set publication = publication - 'company'
        || jsonb_build_object('author', publication -> 'author'
             || jsonb_build_object('name', company_name, 'slug', 'deleted-' || company_guid, 'logoUrl', null))
      where text_fingerprint = ''
  `)
}

export async function down(): Promise<void> {}
