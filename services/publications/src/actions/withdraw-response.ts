import { erasedText } from '@sild/contract/erasure'
import type { ParsedInput } from '@sild/contract/schemas'
import { AppError, expression, type Transaction } from '@sild/service-kit'
import type { PublicationsDeps } from '../deps.ts'
import { Response } from '../models/response.ts'
import { uncountResponse } from './uncount-response.ts'

/**
 * Takes a response of this company back, and its words with it. It has cost its one of the plan: nobody writes to many and takes back what is not
 * answered at once. @throws response-not-found
 */
export async function withdrawResponse(
  trx: Transaction,
  deps: Pick<PublicationsDeps, 'live' | 'outbox'>,
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
    .returning(['publicationGuid', 'companyGuid', 'ownerCompanyGuid'])
  if (!withdrawn) throw new AppError('response-not-found')
  await deps.outbox.publish(trx, 'response-withdrawn', { responseGuid })
  await uncountResponse(trx, deps, withdrawn)
}
