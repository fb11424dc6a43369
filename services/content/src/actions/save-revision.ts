import { isDeepStrictEqual } from 'node:util'
import { expression, type SignedInActor, type Transaction, uniqueViolation } from '@sild/service-kit'
import type { ContentDeps } from '../deps.ts'
import { lockPage, Page } from '../models/page.ts'
import { findRevision, PageRevision } from '../models/page-revision.ts'
import type { StoredContent } from '../rules/stored-content.ts'
import { nextState } from '../rules/transitions.ts'
import { checkContent, slugTaken } from './check-content.ts'
import { showPageFiles } from './show-page-files.ts'

export interface Written {
  pageGuid: string
  /** The revision that it is based on. */
  revision: number
  content: StoredContent
  restoredFrom?: number
}

/** Saves a new revision. The published version stays. A save without changes creates no revision. */
export async function saveRevision(
  trx: Transaction,
  deps: Pick<ContentDeps, 'outbox'>,
  { userGuid }: SignedInActor,
  { content, pageGuid, restoredFrom, revision }: Written,
): Promise<Page> {
  const page = await lockPage(trx, pageGuid, revision)
  const state = nextState(page.state, 'save', 'author')
  const before = await findRevision(trx, pageGuid, revision)
  if (isDeepStrictEqual(before.content, content)) return page
  await checkContent(trx, content, page)
  const next = revision + 1
  await PageRevision.query(trx).insert({ pageGuid, revision: next, content, authorGuid: userGuid, restoredFrom })
  try {
    const saved = await Page.query(trx).patchAndFetchById(pageGuid, {
      state,
      revision: next,
      nextSlug: content.slug,
      publishAt: null,
      updatedAt: expression`now()`,
    })
    await showPageFiles(trx, deps, { ...saved, userGuid })
    return saved
  } catch (error) {
    throw uniqueViolation(error, 'pages_next_slug_once') ? slugTaken() : error
  }
}
