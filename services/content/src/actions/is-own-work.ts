import type { Connection } from '@sild/service-kit'
import type { Page } from '../models/page.ts'
import { PageRevision } from '../models/page-revision.ts'

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
