import type { ParsedInput } from '@sild/contract'
import { AppError, expression, type Transaction } from '@sild/service-kit'
import type { ContentDeps } from '../deps.ts'
import { Page } from '../models/page.ts'
import { nextState } from '../models/transitions.ts'
import { announcePages } from './announce-pages.ts'
import { lockPage } from './find-page.ts'

/** Unpublishes a page; its revisions stay. @throws page-step-refused for an unpublished page */
export async function withdrawPage(
  trx: Transaction,
  deps: Pick<ContentDeps, 'live'>,
  { body: { revision }, params: { pageGuid } }: Pick<ParsedInput<'withdrawPage'>, 'body' | 'params'>,
): Promise<Page> {
  const page = await lockPage(trx, pageGuid, revision)
  if (page.publishedAt === null) throw new AppError('page-step-refused')
  const state = nextState(page.state, 'withdraw', 'author')
  const withdrawn = await Page.query(trx).patchAndFetchById(pageGuid, {
    state,
    publishedAt: null,
    publishAt: null,
    updatedAt: expression`now()`,
  })
  announcePages(trx, deps)
  return withdrawn
}
