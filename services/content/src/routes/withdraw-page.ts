import { withdrawPage } from '../actions/withdraw-page.ts'
import { serve } from '../deps.ts'
import { editorPage } from '../replies/editor-page.ts'

export const withdrawPageRoute = serve('withdrawPage', ({ actor, body, deps, params, transaction }) =>
  transaction(async (trx) => editorPage(trx, deps, actor, await withdrawPage(trx, deps, { body, params }))),
)
