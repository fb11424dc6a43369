import { erasedText } from '@sild/contract/erasure'
import type { ParsedInput } from '@sild/contract/schemas'
import { AppError, expression, type Transaction } from '@sild/service-kit'
import type { PublicationsDeps } from '../deps.ts'
import { Publication } from '../models/publication.ts'
import { Response } from '../models/response.ts'

/**
 * Takes a response of this company back, and its words with it. It has cost its one of the plan: nobody writes to many and takes back what is not
 * answered at once. @throws response-not-found
 */
export async function withdrawResponse(
  trx: Transaction,
  { live, outbox }: Pick<PublicationsDeps, 'live' | 'outbox'>,
  companyGuid: string,
  { guid: responseGuid, reasonCode, type: cardType }: ParsedInput<'withdrawResponse'>['body'],
): Promise<void> {
  const [withdrawn] = await Response.query(trx)
    .where({ responseGuid, companyGuid })
    .whereNot('status', 'DELETED')
    .whereIn('publicationGuid', trx('publications').where({ cardType }).select('publicationGuid'))
    .patch({
      status: 'DELETED',
      message: erasedText,
      withdrawalReason: reasonCode ?? null,
      withdrawnAt: expression`now()`,
      quotaSettledAt: expression`coalesce(quota_settled_at, now())`,
      version: expression`version + 1`,
    })
    .returning(['publicationGuid', 'ownerCompanyGuid'])
  if (!withdrawn) throw new AppError('response-not-found')
  const { ownerCompanyGuid, publicationGuid } = withdrawn
  const [publication] = await Publication.query(trx)
    .where({ publicationGuid })
    .patch({ responsesCount: expression`greatest(responses_count - 1, 0)`, version: expression`version + 1` })
    .returning('revision')
  await outbox.publish(trx, 'response-withdrawn', { responseGuid })
  if (publication) await outbox.publish(trx, 'publication-counted', { publicationGuid, revision: publication.revision })
  for (const guid of [companyGuid, ownerCompanyGuid])
    live.publish(trx, { to: { companyGuid: guid }, type: 'activity', payload: {} })
  live.publish(trx, {
    to: { companyGuid: ownerCompanyGuid },
    type: 'publication-changed',
    payload: { publicationGuid },
  })
}
