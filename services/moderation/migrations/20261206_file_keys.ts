import type { Knex } from 'knex'

/** Submissions store file keys instead of addresses. */
export const up = (knex: Knex) =>
  knex.raw(`
    update moderation_cases set publication = publication - 'cvUrl' || jsonb_build_object(
      'cvKey', file_key(publication ->> 'cvUrl'),
      'media', (
        select coalesce(jsonb_agg(file - 'url' order by number), '[]')
        from jsonb_array_elements(file_keys(publication -> 'media')) with ordinality as listed (file, number)
      ),
      'author', (publication -> 'author') - 'logoUrl'
        || jsonb_build_object('logoKey', file_key(publication -> 'author' ->> 'logoUrl'))
    ) where publication -> 'cvUrl' is not null
  `)

export async function down(): Promise<void> {}
