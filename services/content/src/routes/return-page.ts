import { returnPage } from '../actions/return-page.ts'
import { serve } from '../deps.ts'
import { editorPage } from '../replies/editor-page.ts'

export const returnPageRoute = serve('returnPage', ({ actor, body, deps, params, transaction }) =>
  transaction(async (trx) => editorPage(trx, deps, actor, await returnPage(trx, { body, params }))),
)
