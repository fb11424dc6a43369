import type { Reply } from '@sild/contract/schemas'
import { asSystem } from '@sild/service-kit'
import type { ContentDeps } from '../deps.ts'
import { findPage } from '../models/page.ts'
import { PageRevision } from '../models/page-revision.ts'

/** All revisions of a page, the newest first, with the authors' addresses. */
export async function pageRevisions(
  { calls, database: { knex } }: Pick<ContentDeps, 'calls' | 'database'>,
  pageGuid: string,
): Promise<Reply<'listPageRevisions'>> {
  await findPage(knex, pageGuid)
  const revisions = await PageRevision.query(knex).where({ pageGuid }).orderBy('revision', 'desc').limit(500)
  const userGuids = [...new Set(revisions.flatMap(({ authorGuid }) => authorGuid ?? []))]
  const { users } =
    userGuids.length === 0
      ? { users: [] }
      : await calls.call(
          'getUserContacts',
          { body: { userGuids } },
          { actor: asSystem('editors see who wrote a revision') },
        )
  return {
    list: revisions.map(({ authorGuid, publishedAt, restoredFrom, revision, writtenAt }) => ({
      revision,
      writtenAt: writtenAt.toISOString(),
      writtenBy: users.find(({ guid }) => guid === authorGuid)?.email ?? null,
      restoredFrom,
      publishedAt: publishedAt?.toISOString() ?? null,
    })),
  }
}
