import type { CardType, Locale } from '@sild/contract/enums'
import type { CompanyActor, Transaction } from '@sild/service-kit'
import type { PublicationsDeps } from '../deps.ts'
import { type ContentBody, contentColumns, filesOfContent } from '../rules/content.ts'
import { Publication } from '../models/publication.ts'
import { slugOf } from '../rules/slug.ts'
import { checkContent } from './check-content.ts'
import { saveTags } from './save-tags.ts'
import { showFiles } from './show-files.ts'

export interface NewPublication {
  cardType: CardType
  actor: CompanyActor
  locale: Locale
  body: ContentBody
}

/** Keeps a draft, or sends it to moderation. Its author must be known. @throws category-unknown, tag-invalid */
export async function createPublication(
  trx: Transaction,
  deps: PublicationsDeps,
  { cardType, actor, locale, body }: NewPublication,
): Promise<string> {
  await checkContent(trx, body)
  const created = await Publication.query(trx)
    .insert({
      ...contentColumns(body, deps.files),
      cardType,
      locale,
      slug: slugOf(body.name),
      companyGuid: actor.companyGuid,
      authorUserGuid: actor.userGuid,
      status: body.isDraft ? 'DRAFT' : 'MODERATION',
      submittedAt: body.isDraft ? null : deps.clock.now(),
    })
    .returning('*')
  const { publicationGuid, revision } = created
  if (filesOfContent(created).length > 0) await showFiles(trx, deps, created)
  await saveTags(trx, publicationGuid, body.tagGuids)
  if (!body.isDraft) await deps.outbox.publish(trx, 'publication-submitted', { publicationGuid, revision })
  return publicationGuid
}
