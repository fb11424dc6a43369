import type { Transaction } from '@sild/service-kit'
import type { PublicationsDeps } from '../deps.ts'
import { Publication } from '../models/publication.ts'
import { erasedSlug, erasePublication } from './erase-publication.ts'

type WrittenBy = Pick<Publication, 'authorUserGuid'> | Pick<Publication, 'companyGuid'>

/** Erases all that a user or a company has published, drafts and what waits for moderation too. */
export async function eraseWritten(deps: PublicationsDeps, by: WrittenBy): Promise<void> {
  const { database } = deps
  const written = await Publication.query(database.knex)
    .where(by)
    .whereNot('slug', erasedSlug)
    .select('publicationGuid')
  for (const { publicationGuid } of written)
    await database.transaction((trx) => eraseLocked(trx, deps, publicationGuid))
}

/** As it is by now: others write while a long list is erased. */
async function eraseLocked(trx: Transaction, deps: PublicationsDeps, publicationGuid: string): Promise<void> {
  const publication = await Publication.query(trx).findById(publicationGuid).forUpdate()
  if (!publication) return
  await erasePublication(trx, deps, publication)
}
