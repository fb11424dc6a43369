import { submitPage } from '../actions/submit-page.ts'
import { serve } from '../deps.ts'
import { editorPage } from '../replies/editor-page.ts'

export const submitPageRoute = serve('submitPage', ({ actor, body, deps, params, transaction }) =>
  transaction(async (trx) => editorPage(trx, deps, actor, await submitPage(trx, deps, { body, params }))),
)
