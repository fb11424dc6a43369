import { erasedText } from '@sild/contract/erasure'
import type { ParsedInput } from '@sild/contract/schemas'
import { AppError, expression, type Transaction } from '@sild/service-kit'
import type { PublicationsDeps } from '../deps.ts'
import { Response } from '../models/response.ts'
import { uncountResponse } from './uncount-response.ts'

/**
 * Withdraws a response of this company and erases its text. Its quota is not returned, so that a company cannot write
 * to many and withdraw the responses that get no answer at once. @throws response-not-found
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
