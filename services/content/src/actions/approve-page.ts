import type { ParsedInput } from '@sild/contract'
import { AppError, expression, type SignedInActor, type Transaction } from '@sild/service-kit'
import type { ContentDeps } from '../deps.ts'
import { Page } from '../models/page.ts'
import { nextState } from '../models/transitions.ts'
import { isOwnWork } from './is-own-work.ts'
import { lockPage } from './find-page.ts'
import { missingOf } from './missing-of.ts'
import { publishRevision } from './publish-revision.ts'

/** Publishes a page of another editor, or schedules it. @throws page-own-work */
export async function approvePage(
  trx: Transaction,
  deps: Pick<ContentDeps, 'clock' | 'live' | 'outbox'>,
  { userGuid }: SignedInActor,
  { body: { revision }, params: { pageGuid } }: Pick<ParsedInput<'approvePage'>, 'body' | 'params'>,
): Promise<Page> {
  const page = await lockPage(trx, pageGuid, revision)
  const { publishAt } = page
  const isLater = publishAt !== null && publishAt > deps.clock.now()
  const state = nextState(page.state, isLater ? 'schedule' : 'approve', 'reviewer')
  if (await isOwnWork(trx, page, userGuid)) throw new AppError('page-own-work')
  if ((await missingOf(trx, page)).length > 0) throw new AppError('page-incomplete')
  if (!isLater) return publishRevision(trx, deps, page)
  const payload = { pageGuid, revision, publishAt: publishAt.toISOString() }
  await deps.outbox.add(trx, 'publish-page', payload, { runAt: publishAt })
  return Page.query(trx).patchAndFetchById(pageGuid, { state, reviewNote: null, updatedAt: expression`now()` })
}
