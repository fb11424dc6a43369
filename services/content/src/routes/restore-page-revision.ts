import { saveRevision } from '../actions/save-revision.ts'
import { serve } from '../deps.ts'
import { findPage } from '../models/page.ts'
import { findRevision } from '../models/page-revision.ts'
import { editorPage } from '../replies/editor-page.ts'

export const restorePageRevisionRoute = serve(
  'restorePageRevision',
  ({ actor, body: { restoredRevision, revision }, deps, params: { pageGuid }, transaction }) =>
    transaction(async (trx) => {
      await findPage(trx, pageGuid)
      const { content } = await findRevision(trx, pageGuid, restoredRevision)
      const written = { pageGuid, revision, content, restoredFrom: restoredRevision }
      return editorPage(trx, deps, actor, await saveRevision(trx, deps, actor, written))
    }),
)
