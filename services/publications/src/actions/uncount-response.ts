import { expression, type Transaction } from '@sild/service-kit'
import type { PublicationsDeps } from '../deps.ts'
import { nextVersion } from '../models/next-version.ts'
import { Publication } from '../models/publication.ts'
import type { Response } from '../models/response.ts'

/** Decrements the count of a removed response, and publishes that to search and the open pages of both companies. */
export async function uncountResponse(
  trx: Transaction,
  { live, outbox }: Pick<PublicationsDeps, 'live' | 'outbox'>,
  {
    companyGuid,
    ownerCompanyGuid,
    publicationGuid,
  }: Pick<Response, 'companyGuid' | 'ownerCompanyGuid' | 'publicationGuid'>,
): Promise<void> {
  const [publication] = await Publication.query(trx)
    .where({ publicationGuid })
    .patch({ responsesCount: expression`greatest(responses_count - 1, 0)`, version: nextVersion })
    .returning('revision')
  if (publication) await outbox.publish(trx, 'publication-counted', { publicationGuid, revision: publication.revision })
  for (const guid of [companyGuid, ownerCompanyGuid])
    live.publish(trx, { to: { companyGuid: guid }, type: 'activity', payload: {} })
  live.publish(trx, {
    to: { companyGuid: ownerCompanyGuid },
    type: 'publication-changed',
    payload: { publicationGuid },
  })
}
