import type { Knex } from 'knex'

/** Erasing took the company's name from where it never stood; here it goes from where it does, of those erased before. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    update moderation_cases set publication = publication - 'company'
        || jsonb_build_object('author', publication -> 'author'
             || jsonb_build_object('name', company_name, 'slug', 'deleted-' || company_guid, 'logoUrl', null))
      where text_fingerprint = ''
  `)
}

export async function down(): Promise<void> {}
