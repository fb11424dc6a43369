import { serve } from '../deps.ts'
import { findPage } from '../models/page.ts'
import { findRevision } from '../models/page-revision.ts'
import { shownContent } from '../rules/stored-content.ts'

export const getPageRevisionRoute = serve('getPageRevision', async ({ deps, params: { pageGuid, revision } }) => {
  const { knex } = deps.database
  await findPage(knex, pageGuid)
  const { content } = await findRevision(knex, pageGuid, revision)
  return { revision, content: shownContent(deps.files, content) }
})
