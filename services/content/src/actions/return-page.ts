import type { ParsedInput } from '@sild/contract'
import { expression, type Transaction } from '@sild/service-kit'
import { Page } from '../models/page.ts'
import { nextState } from '../models/transitions.ts'
import { lockPage } from './find-page.ts'

/** @throws page-edited-meanwhile, page-step-refused */
export async function returnPage(
  trx: Transaction,
  { body: { note, revision }, params: { pageGuid } }: Pick<ParsedInput<'returnPage'>, 'body' | 'params'>,
): Promise<Page> {
  const page = await lockPage(trx, pageGuid, revision)
  const state = nextState(page.state, 'return', 'reviewer')
  return Page.query(trx).patchAndFetchById(pageGuid, {
    state,
    publishAt: null,
    reviewNote: note,
    updatedAt: expression`now()`,
  })
}
