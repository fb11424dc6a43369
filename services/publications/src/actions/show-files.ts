import type { Transaction } from '@sild/service-kit'
import type { PublicationsDeps } from '../deps.ts'
import { filesOfContent } from '../models/content.ts'
import type { Publication } from '../models/publication.ts'

/** Sends the files service the files of a publication: those of the author's version and of the version readers see. */
export async function showFiles(
  trx: Transaction,
  { outbox }: Pick<PublicationsDeps, 'outbox'>,
  publication: Publication,
): Promise<void> {
  const { publicationGuid: subjectGuid, version: revision, authorUserGuid: userGuid, companyGuid } = publication
  const approved = await trx('approvedContents').where({ publicationGuid: subjectGuid }).first('content')
  const keys = [publication, ...(approved ? [approved.content] : [])].flatMap(filesOfContent)
  const subject = { shownIn: 'publication', subjectGuid, revision } as const
  await outbox.add(trx, 'show-files', { ...subject, userGuid, companyGuid, keys: [...new Set(keys)] })
}
