import { AppError, type Connection, modelOf } from '@sild/service-kit'
import type { StoredContent } from '../rules/stored-content.ts'
import type { Page } from './page.ts'

export class PageRevision extends modelOf('pageRevisions', ['pageGuid', 'revision'], ['content']) {
  declare pageGuid: string
  declare revision: number
  declare content: StoredContent
  declare authorGuid: string | null
  declare restoredFrom: number | null
  declare writtenAt: Date
  declare publishedAt: Date | null
}

/** @throws revision-not-found */
export async function findRevision(connection: Connection, pageGuid: string, revision: number): Promise<PageRevision> {
  const found = await PageRevision.query(connection).findById([pageGuid, revision])
  if (!found) throw new AppError('revision-not-found')
  return found
}

/** Whether the user has written any of the unpublished revisions. */
export async function isOwnWork(
  connection: Connection,
  { pageGuid, publishedRevision }: Pick<Page, 'pageGuid' | 'publishedRevision'>,
  userGuid: string,
): Promise<boolean> {
  const own = await PageRevision.query(connection)
    .where({ pageGuid, authorGuid: userGuid })
    .where('revision', '>', publishedRevision ?? 0)
    .first()
  return own !== undefined
}
