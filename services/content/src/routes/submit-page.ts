import { AppError, invalidField } from '@sild/service-kit'
import { fn } from 'objection'
import { missingOf } from '../actions/missing-of.ts'
import { serve } from '../deps.ts'
import { lockPage, Page } from '../models/page.ts'
import { editorPage } from '../replies/editor-page.ts'
import { nextState } from '../rules/transitions.ts'

/** Refuses a time that is over. */
export const submitPageRoute = serve(
  'submitPage',
  ({ actor, body: { publishAt, revision }, deps, params: { pageGuid }, transaction }) =>
    transaction(async (trx) => {
      const page = await lockPage(trx, pageGuid, revision)
      const state = nextState(page.state, 'submit', 'author')
      const time = publishAt === null ? null : new Date(publishAt)
      if (time && time <= deps.clock.now()) throw invalidField('publishAt', { code: 'time-past' })
      if ((await missingOf(trx, page)).length > 0) throw new AppError('page-incomplete')
      const change = { state, publishAt: time, reviewNote: null, updatedAt: fn.now() }
      return editorPage(trx, deps, actor, await Page.query(trx).patchAndFetchById(pageGuid, change))
    }),
)
