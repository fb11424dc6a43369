import { uniqueViolation } from '@sild/service-kit'
import { checkContent, slugTaken } from '../actions/check-content.ts'
import { showPageFiles } from '../actions/show-page-files.ts'
import { serve } from '../deps.ts'
import { Page } from '../models/page.ts'
import { PageRevision } from '../models/page-revision.ts'
import { editorPage } from '../replies/editor-page.ts'
import { filesInContent } from '../rules/content-files.ts'
import { storedContent } from '../rules/stored-content.ts'

/** Creates an unpublished page. */
export const createPageRoute = serve('createPage', async ({ actor, body, deps, transaction }) => {
  await deps.files.reserve(actor, filesInContent(deps.files, body.content))
  const content = storedContent(deps.files, body.content)
  const { categorySlug, slug } = content
  const { userGuid } = actor
  const draft = { slug, nextSlug: slug, categorySlug, showOnMain: false, publishedAt: null, state: 'draft' } as const
  return transaction(async (trx) => {
    await checkContent(trx, content, null)
    try {
      const page = await Page.query(trx).insertAndFetch(draft)
      await PageRevision.query(trx).insert({ pageGuid: page.pageGuid, revision: 1, content, authorGuid: userGuid })
      await showPageFiles(trx, deps, { ...page, userGuid })
      return await editorPage(trx, deps, actor, page)
    } catch (error) {
      throw uniqueViolation(error, 'pages_slug_key') || uniqueViolation(error, 'pages_next_slug_once')
        ? slugTaken()
        : error
    }
  })
})
