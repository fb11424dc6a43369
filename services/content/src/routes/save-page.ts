import { saveRevision } from '../actions/save-revision.ts'
import { pageKeys } from '../actions/show-page-files.ts'
import { serve } from '../deps.ts'
import { editorPage } from '../replies/editor-page.ts'
import { filesInContent } from '../rules/content-files.ts'
import { storedContent } from '../rules/stored-content.ts'

export const savePageRoute = serve('savePage', async ({ actor, body, deps, params: { pageGuid }, transaction }) => {
  const shown = await pageKeys(deps.database.knex, pageGuid)
  await deps.files.reserve(actor, filesInContent(deps.files, body.content), shown)
  const written = { pageGuid, revision: body.revision, content: storedContent(deps.files, body.content) }
  return transaction(async (trx) => editorPage(trx, deps, actor, await saveRevision(trx, deps, actor, written)))
})
