import { AppError } from '@sild/service-kit'
import { fn } from 'objection'
import { missingOf } from '../actions/missing-of.ts'
import { publishRevision } from '../actions/publish-revision.ts'
import { serve } from '../deps.ts'
import { lockPage, Page } from '../models/page.ts'
import { isOwnWork } from '../models/page-revision.ts'
import { editorPage } from '../replies/editor-page.ts'
import { nextState } from '../rules/transitions.ts'

/** Publishes a page of another editor, or schedules it. */
export const approvePageRoute = serve(
  'approvePage',
  ({ actor, body: { revision }, deps, params: { pageGuid }, transaction }) =>
    transaction(async (trx) => {
      const page = await lockPage(trx, pageGuid, revision)
      const { publishAt } = page
      const isLater = publishAt !== null && publishAt > deps.clock.now()
      const state = nextState(page.state, isLater ? 'schedule' : 'approve', 'reviewer')
      if (await isOwnWork(trx, page, actor.userGuid)) throw new AppError('page-own-work')
      if ((await missingOf(trx, page)).length > 0) throw new AppError('page-incomplete')
      if (!isLater) return editorPage(trx, deps, actor, await publishRevision(trx, deps, page))
      const payload = { pageGuid, revision, publishAt: publishAt.toISOString() }
      await deps.outbox.add(trx, 'publish-page', payload, { runAt: publishAt })
      const change = { state, reviewNote: null, updatedAt: fn.now() }
      return editorPage(trx, deps, actor, await Page.query(trx).patchAndFetchById(pageGuid, change))
    }),
)
