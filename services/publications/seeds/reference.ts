import { run, sql } from '@sild/service-kit'
import { nameKey } from '@sild/service-kit/name-keys'
import { categories } from '@sild/demo/reference/categories'
import { tags } from '@sild/demo/reference/tags'
import type { PublicationsDeps } from '../src/deps.ts'

/** Categories and the tags that are proposed from the first day on. Tags that users made first keep their guid. */
export async function seedReference({ database }: PublicationsDeps): Promise<void> {
  await database.transaction(async (trx) => {
    await trx('categories')
      .insert(categories.map(({ categoryId }) => ({ categoryId })))
      .onConflict('categoryId')
      .ignore()
    await trx('tags')
      .insert(
        tags.map(({ tagGuid, label, synonyms }) => ({
          tagGuid,
          label,
          synonyms: synonyms.map((synonym) => synonym.toLowerCase()),
        })),
      )
      .onConflict('label')
      .merge(['synonyms'])
    const keys = tags.map(({ label }) => ({ label, key: nameKey(label) }))
    await run(
      trx,
      sql`update tags set label_key = row.key
       from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as row (label citext, key text)
       where tags.label = row.label and label_key is null
         and not exists (select from tags as another where another.label_key = row.key)`,
    )
    const ofCategories = tags.flatMap(({ label, categoryIds }) =>
      categoryIds.map((categoryId) => ({ label, categoryId })),
    )
    await run(
      trx,
      sql`insert into category_tags (category_id, tag_guid)
       select row."categoryId", tag_guid from jsonb_to_recordset(${JSON.stringify(ofCategories)}::jsonb) as row (label citext, "categoryId" integer) join tags using (label)
       where merged_into_guid is null and banned_at is null
       on conflict do nothing`,
    )
  })
}
