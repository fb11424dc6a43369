import type { JobPayload } from '@sild/contract/jobs'
import type { Transaction } from '@sild/service-kit'
import type { ContentDeps } from '../deps.ts'
import { Page } from '../models/page.ts'
import { nextState } from '../rules/transitions.ts'
import { publishRevision } from './publish-revision.ts'

/** Publishes a scheduled page, unless it was withdrawn, edited or rescheduled. */
export async function publishScheduled(
  trx: Transaction,
  deps: Pick<ContentDeps, 'clock' | 'live'>,
  { pageGuid, publishAt, revision }: JobPayload<'publish-page'>,
): Promise<void> {
  const page = await Page.query(trx).findById(pageGuid).forUpdate()
  if (page?.state !== 'scheduled' || page.revision !== revision || page.publishAt?.toISOString() !== publishAt) return
  nextState(page.state, 'publish', 'clock')
  await publishRevision(trx, deps, page)
}
