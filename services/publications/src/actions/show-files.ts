import type { Transaction } from '@sild/service-kit'
import type { PublicationsDeps } from '../deps.ts'
import { filesOfContent } from '../models/content.ts'
import type { Publication } from '../models/publication.ts'

/** Tells the files service what a publication shows by now: what its author wrote, and what readers go on to see. */
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
