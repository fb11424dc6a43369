import { approvePage } from '../actions/approve-page.ts'
import { serve } from '../deps.ts'
import { editorPage } from '../replies/editor-page.ts'

export const approvePageRoute = serve('approvePage', ({ actor, body, deps, params, transaction }) =>
  transaction(async (trx) => editorPage(trx, deps, actor, await approvePage(trx, deps, actor, { body, params }))),
)
