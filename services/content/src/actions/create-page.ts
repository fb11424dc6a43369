import { type SignedInActor, type Transaction, uniqueViolation } from '@sild/service-kit'
import type { ContentDeps } from '../deps.ts'
import { Page } from '../models/page.ts'
import { PageRevision } from '../models/page-revision.ts'
import type { StoredContent } from '../rules/stored-content.ts'
import { checkContent, slugTaken } from './check-content.ts'
import { showPageFiles } from './show-page-files.ts'

/** Creates an unpublished page. @throws invalid, with the field */
export async function createPage(
  trx: Transaction,
  deps: Pick<ContentDeps, 'outbox'>,
  { userGuid }: SignedInActor,
  content: StoredContent,
): Promise<Page> {
  await checkContent(trx, content, null)
  const { categorySlug, slug } = content
  try {
    const page = await Page.query(trx).insertAndFetch({
      slug,
      nextSlug: slug,
      categorySlug,
      showOnMain: false,
      publishedAt: null,
      state: 'draft',
    })
    await PageRevision.query(trx).insert({ pageGuid: page.pageGuid, revision: 1, content, authorGuid: userGuid })
    await showPageFiles(trx, deps, { ...page, userGuid })
    return page
  } catch (error) {
    throw uniqueViolation(error, 'pages_slug_key') || uniqueViolation(error, 'pages_next_slug_once')
      ? slugTaken()
      : error
  }
}
