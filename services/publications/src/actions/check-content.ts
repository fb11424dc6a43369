import { AppError, type Connection, run, sql } from '@sild/service-kit'
import type { ContentBody } from '../rules/content.ts'

/** What only the service can know of a body: that its category and tags exist and may be chosen. What has a category keeps it, also one that is closed. */
export async function checkContent(
  connection: Connection,
  body: ContentBody,
  ownCategoryId: number | null = null,
): Promise<void> {
  const [known] = await run<{ knowsCategory: boolean; tagsCount: number }>(
    connection,
    sql`select exists (select from categories where category_id = ${body.categoryId ?? null} and (is_offered or category_id = ${ownCategoryId})) as "knowsCategory",
            (select count(*)::int from tags where tag_guid = any(${body.tagGuids}::uuid[]) and banned_at is null) as "tagsCount"`,
  )
  if (body.categoryId != null && !known?.knowsCategory)
    throw new AppError('category-unknown', { fields: { categoryId: { code: 'invalid' } } })
  if (known?.tagsCount !== new Set(body.tagGuids).size)
    throw new AppError('tag-invalid', { fields: { tagGuids: { code: 'invalid' } } })
}
