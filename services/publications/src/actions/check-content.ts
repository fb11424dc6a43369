import { AppError, type Connection, run, sql } from '@sild/service-kit'
import type { ContentBody } from '../models/content.ts'

/** What only the service can know of a body: that its category and tags exist. */
export async function checkContent(connection: Connection, body: ContentBody): Promise<void> {
  const [known] = await run<{ knowsCategory: boolean; tagsCount: number }>(
    connection,
    sql`select exists (select from categories where category_id = ${body.categoryId}) as "knowsCategory",
            (select count(*)::int from tags where tag_guid = any(${body.tagGuids}::uuid[]) and banned_at is null) as "tagsCount"`,
  )
  if (!known?.knowsCategory) throw new AppError('category-unknown', { fields: { categoryId: { code: 'invalid' } } })
  if (known.tagsCount !== new Set(body.tagGuids).size)
    throw new AppError('tag-invalid', { fields: { tagGuids: { code: 'invalid' } } })
}
