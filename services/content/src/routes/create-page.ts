import { createPage } from '../actions/create-page.ts'
import { serve } from '../deps.ts'
import { editorPage } from '../replies/editor-page.ts'
import { filesInContent } from '../rules/content-files.ts'
import { storedContent } from '../rules/stored-content.ts'

export const createPageRoute = serve('createPage', async ({ actor, body: { content }, deps, transaction }) => {
  await deps.files.reserve(actor, filesInContent(deps.files, content))
  return transaction(async (trx) =>
    editorPage(trx, deps, actor, await createPage(trx, deps, actor, storedContent(deps.files, content))),
  )
})
