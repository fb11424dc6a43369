import type { Connection } from '@sild/service-kit'
import type { Page } from '../models/page.ts'
import { sectionOf } from '../models/page-category.ts'
import { findRevision } from '../models/page-revision.ts'
import { missingFields } from '../rules/missing-fields.ts'

/** What the newest revision of a page lacks before readers may see it. */
export async function missingOf(
  connection: Connection,
  { pageGuid, revision }: Pick<Page, 'pageGuid' | 'revision'>,
): Promise<string[]> {
  const { content } = await findRevision(connection, pageGuid, revision)
  return missingFields(content, (await sectionOf(connection, content.categorySlug)) ?? '')
}
