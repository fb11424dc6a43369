import { AppError } from '@sild/service-kit'
import { fn } from 'objection'
import { announcePages } from '../actions/announce-pages.ts'
import { serve } from '../deps.ts'
import { lockPage, Page } from '../models/page.ts'
import { editorPage } from '../replies/editor-page.ts'
import { nextState } from '../rules/transitions.ts'

/** Unpublishes a page; its revisions stay. */
export const withdrawPageRoute = serve(
  'withdrawPage',
  ({ actor, body: { revision }, deps, params: { pageGuid }, transaction }) =>
    transaction(async (trx) => {
      const page = await lockPage(trx, pageGuid, revision)
      if (page.publishedAt === null) throw new AppError('page-step-refused')
      const state = nextState(page.state, 'withdraw', 'author')
      const change = { state, publishedAt: null, publishAt: null, updatedAt: fn.now() }
      const withdrawn = await Page.query(trx).patchAndFetchById(pageGuid, change)
      announcePages(trx, deps)
      return editorPage(trx, deps, actor, withdrawn)
    }),
)
