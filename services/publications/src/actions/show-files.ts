import { run, sql, type Transaction } from '@sild/service-kit'
import type { PublicationsDeps } from '../deps.ts'
import { filesOfContent } from '../rules/content.ts'
import type { Publication } from '../models/publication.ts'

/** Sends the files service the files of a publication: those of the author's version and of the version readers see. */
export async function showFiles(
  trx: Transaction,
  { outbox }: Pick<PublicationsDeps, 'outbox'>,
  publication: Publication,
): Promise<void> {
  const { publicationGuid: subjectGuid, version: revision, authorUserGuid: userGuid, companyGuid } = publication
  const approved = await run<{ content: Pick<Publication, 'cvKey' | 'media'> }>(
    trx,
    sql`select content from approved_contents where publication_guid = ${subjectGuid}`,
  )
  const keys = [publication, ...approved.map(({ content }) => content)].flatMap(filesOfContent)
  const subject = { shownIn: 'publication', subjectGuid, revision } as const
  await outbox.add(trx, 'show-files', { ...subject, userGuid, companyGuid, keys: [...new Set(keys)] })
}
