import { erasedText } from '@sild/contract/erasure'
import type { PublicationsDeps } from '../deps.ts'
import { Publication } from '../models/publication.ts'
import { announceChange } from './announce-change.ts'
import { erasePublication } from './erase-publication.ts'

type WrittenBy = Pick<Publication, 'authorUserGuid'> | Pick<Publication, 'companyGuid'>

/** Erases all that a user or a company has published, drafts and what waits for moderation too. */
export async function eraseWritten(deps: PublicationsDeps, by: WrittenBy): Promise<void> {
  const { database, storage } = deps
  const written = await Publication.query(database.knex).where(by).whereNot('description', erasedText)
  for (const publication of written) {
    const files = [...publication.media.map(({ url }) => url), publication.cvUrl]
    for (const address of files) if (address) await storage.removeAt(address, publication.authorUserGuid)
    await database.transaction((trx) => erasePublication(trx, deps, publication))
    await announceChange(deps, publication)
  }
}
