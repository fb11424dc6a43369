import { fn } from 'objection'
import { serve } from '../deps.ts'
import { lockPage, Page } from '../models/page.ts'
import { editorPage } from '../replies/editor-page.ts'
import { nextState } from '../rules/transitions.ts'

export const returnPageRoute = serve(
  'returnPage',
  ({ actor, body: { note, revision }, deps, params: { pageGuid }, transaction }) =>
    transaction(async (trx) => {
      const page = await lockPage(trx, pageGuid, revision)
      const state = nextState(page.state, 'return', 'reviewer')
      const change = { state, publishAt: null, reviewNote: note, updatedAt: fn.now() }
      return editorPage(trx, deps, actor, await Page.query(trx).patchAndFetchById(pageGuid, change))
    }),
)
