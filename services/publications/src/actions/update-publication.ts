import { AppError, run, sql, type Transaction } from '@sild/service-kit'
import { fn } from 'objection'
import type { PublicationsDeps } from '../deps.ts'
import { type ContentBody, contentColumns } from '../rules/content.ts'
import { contentJson, fromPublications } from '../replies/publication-json.ts'
import { checkContent } from './check-content.ts'
import { lockOwnPublication, type OwnPublicationKey } from './lock-own-publication.ts'
import { movePublication } from './move-publication.ts'
import { saveTags } from './save-tags.ts'
import { showFiles } from './show-files.ts'

export interface PublicationChange {
  key: OwnPublicationKey
  body: ContentBody & { revision: number }
}

/**
 * Writes a new revision, as a draft or for moderation, in the original language of the publication. Readers of a live
 * publication still see the approved revision.
 * @throws publication-not-found, publication-changed-meanwhile, publication-transition-refused, category-unknown, tag-invalid
 */
export async function updatePublication(
  trx: Transaction,
  deps: PublicationsDeps,
  { key, body }: PublicationChange,
): Promise<string> {
  const before = await lockOwnPublication(trx, key)
  if (before.revision !== body.revision) throw new AppError('publication-changed-meanwhile')
  await checkContent(trx, body, before.categoryId)
  if (before.publishedAt) await keepApprovedContent(trx, before.publicationGuid)
  const after = await movePublication(trx, deps, before, {
    event: body.isDraft ? 'save-draft' : 'submit',
    by: 'owner',
    columns: {
      ...contentColumns(body, deps.files),
      revision: before.revision + 1,
      archivedAt: null,
      archiveReason: null,
      archiveFeedback: null,
      ...(!body.isDraft && { submittedAt: fn.now() }),
    },
  })
  await showFiles(trx, deps, after)
  await saveTags(trx, before.publicationGuid, body.tagGuids)
  return before.publicationGuid
}

/** One small row for each publication that changes after it was approved, instead of a second copy of every one. */
async function keepApprovedContent(trx: Transaction, publicationGuid: string): Promise<void> {
  await run(
    trx,
    sql`insert into approved_contents (publication_guid, revision, content)
     select p.publication_guid, p.revision, ${contentJson} ${fromPublications} where p.publication_guid = ${publicationGuid}
     on conflict (publication_guid) do nothing`,
  )
}
