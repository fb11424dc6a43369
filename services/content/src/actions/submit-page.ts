import type { ParsedInput } from '@sild/contract'
import { AppError, expression, invalidField, type Transaction } from '@sild/service-kit'
import type { ContentDeps } from '../deps.ts'
import { Page } from '../models/page.ts'
import { nextState } from '../models/transitions.ts'
import { lockPage } from './find-page.ts'
import { missingOf } from './missing-of.ts'

/** @throws page-edited-meanwhile, page-step-refused, page-incomplete; invalid for a time that is over */
export async function submitPage(
  trx: Transaction,
  { clock }: Pick<ContentDeps, 'clock'>,
  { body: { publishAt, revision }, params: { pageGuid } }: Pick<ParsedInput<'submitPage'>, 'body' | 'params'>,
): Promise<Page> {
  const page = await lockPage(trx, pageGuid, revision)
  const state = nextState(page.state, 'submit', 'author')
  const time = publishAt === null ? null : new Date(publishAt)
  if (time && time <= clock.now()) throw invalidField('publishAt', { code: 'time-past' })
  if ((await missingOf(trx, page)).length > 0) throw new AppError('page-incomplete')
  return Page.query(trx).patchAndFetchById(pageGuid, {
    state,
    publishAt: time,
    reviewNote: null,
    updatedAt: expression`now()`,
  })
}
