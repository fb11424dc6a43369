import type { Transaction } from '@sild/service-kit'
import type { ContentDeps } from '../deps.ts'
import { PageRevision } from '../models/page-revision.ts'
import { keysOf } from '../rules/content-files.ts'

const mostKeys = 200

/** Files of all revisions of a page, newest first: an older revision can be restored with its pictures. */
export async function pageKeys(
  connection: Parameters<typeof PageRevision.query>[0],
  pageGuid: string,
): Promise<string[]> {
  const revisions = await PageRevision.query(connection).where({ pageGuid }).orderBy('revision', 'desc').limit(mostKeys)
  return [...new Set(revisions.flatMap(({ content }) => keysOf(content)))].slice(0, mostKeys)
}

/** Reports the files that a page uses to the files service. */
export async function showPageFiles(
  trx: Transaction,
  { outbox }: Pick<ContentDeps, 'outbox'>,
  page: { pageGuid: string; revision: number; userGuid: string },
): Promise<void> {
  const { pageGuid: subjectGuid, revision, userGuid } = page
  const keys = await pageKeys(trx, subjectGuid)
  await outbox.add(trx, 'show-files', { shownIn: 'page', subjectGuid, revision, userGuid, companyGuid: null, keys })
}
