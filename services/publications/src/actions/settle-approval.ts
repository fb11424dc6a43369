import { run, sql, type Transaction } from '@sild/service-kit'
import { fn, type PartialModelObject } from 'objection'
import type { PublicationsDeps } from '../deps.ts'
import { endOfLifetime } from '../models/lifetime.ts'
import type { Publication } from '../models/publication.ts'
import { startWaitingPromotions } from './settle-promotion.ts'
import { showFiles } from './show-files.ts'

/** The columns of a publication that becomes visible now. */
export const approval = (publishedAt: Date | null): PartialModelObject<Publication> => ({
  publishedAt: publishedAt ?? fn.now(),
  expiresAt: endOfLifetime(),
  rejection: null,
})

/** The side effects when the current content of a publication becomes visible. */
export async function settleApproval(
  trx: Transaction,
  deps: PublicationsDeps,
  publication: Publication,
): Promise<void> {
  const { publicationGuid, categoryId } = publication
  await run(trx, sql`delete from approved_contents where publication_guid = ${publicationGuid}`)
  await run(
    trx,
    sql`insert into category_tags (category_id, tag_guid, uses)
     select ${categoryId}::int, tag_guid, 1 from publication_tags where publication_guid = ${publicationGuid} order by tag_guid
     on conflict (category_id, tag_guid) do update set uses = category_tags.uses + 1`,
  )
  await showFiles(trx, deps, publication)
  await startWaitingPromotions(trx, deps, publication)
}
