import { serve } from '../deps.ts'
import { findPage } from '../models/page.ts'
import { editorPage } from '../replies/editor-page.ts'

export const getEditorPageRoute = serve('getEditorPage', async ({ actor, deps, params }) => {
  const { knex } = deps.database
  return editorPage(knex, deps, actor, await findPage(knex, params.pageGuid))
})
