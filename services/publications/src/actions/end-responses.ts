import { erasedText } from '@sild/contract/erasure'
import { expression, type Transaction } from '@sild/service-kit'
import type { PublicationsDeps } from '../deps.ts'
import { nextVersion } from '../models/next-version.ts'
import { quotaSettledOnceAt, Response } from '../models/response.ts'
import { returnUnseenOfCompany } from './return-quota.ts'
import { uncountResponse } from './uncount-response.ts'

/** Ends the responses of a deleted company. Their owners still see that each existed, and that the company has left. */
export async function endResponses(
  trx: Transaction,
  deps: Pick<PublicationsDeps, 'live' | 'outbox'>,
  companyGuid: string,
): Promise<void> {
  await returnUnseenOfCompany(trx, deps, companyGuid)
  const ended = await Response.query(trx)
    .where({ companyGuid })
    .whereNot('status', 'DELETED')
    .patch({
      status: 'DELETED',
      message: erasedText,
      withdrawnAt: expression`now()`,
      quotaSettledAt: quotaSettledOnceAt,
      version: nextVersion,
    })
    .returning(['responseGuid', 'publicationGuid', 'companyGuid', 'ownerCompanyGuid'])
  // Also of responses that a user's erasure has ended before.
  await Response.query(trx)
    .where({ companyGuid, companyLeftAt: null })
    .patch({
      companyLeftAt: expression`now()`,
      withdrawnAt: expression`coalesce(withdrawn_at, now())`,
      message: erasedText,
    })
  for (const { responseGuid } of ended) await deps.outbox.publish(trx, 'response-erased', { responseGuid })
  // Others who hold several publications take them in this order, too.
  ended.sort((one, other) => (one.publicationGuid < other.publicationGuid ? -1 : 1))
  for (const response of ended) await uncountResponse(trx, deps, response)
}
