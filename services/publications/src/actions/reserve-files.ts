import type { CompanyActor } from '@sild/service-kit'
import type { PublicationsDeps } from '../deps.ts'
import { type ContentBody, filesInContent, filesOfContent } from '../rules/content.ts'
import { Publication } from '../models/publication.ts'
import type { OwnPublicationKey } from './lock-own-publication.ts'

/** Makes sure that the caller may show the files that an edit brings. Calls, so it comes before the transaction. */
export async function reserveFiles(
  { database, files }: Pick<PublicationsDeps, 'database' | 'files'>,
  actor: CompanyActor,
  { guid, companyGuid }: OwnPublicationKey,
  body: ContentBody,
): Promise<void> {
  const current = await Publication.query(database.knex).findOne({ publicationGuid: guid, companyGuid })
  await files.reserve(actor, filesInContent(body), current ? filesOfContent(current) : [])
}
