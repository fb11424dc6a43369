import { findPage } from '../actions/find-page.ts'
import { findRevision } from '../actions/find-revision.ts'
import { serve } from '../deps.ts'
import { shownContent } from '../rules/stored-content.ts'

export const getPageRevisionRoute = serve('getPageRevision', async ({ deps, params: { pageGuid, revision } }) => {
  const { knex } = deps.database
  await findPage(knex, pageGuid)
  const { content } = await findRevision(knex, pageGuid, revision)
  return { revision, content: shownContent(deps.files, content) }
})
