import { erasedText } from '@sild/contract/erasure'
import { AppError } from '@sild/service-kit'
import { fn } from 'objection'
import { uncountResponse } from '../actions/uncount-response.ts'
import { serve } from '../deps.ts'
import { nextVersion } from '../models/next-version.ts'
import { Publication } from '../models/publication.ts'
import { quotaSettledOnceAt, Response } from '../models/response.ts'

/**
 * Withdraws a response of this company and erases its text. Its quota is not returned, so that a company cannot write
 * to many and withdraw the responses that get no answer at once.
 */
export const withdrawResponseRoute = serve('withdrawResponse', ({ actor, body, deps, transaction }) =>
  transaction(async (trx) => {
    const { companyGuid } = actor
    const { guid: responseGuid, reasonCode, type: cardType } = body
    const [withdrawn] = await Response.query(trx)
      .where({ responseGuid, companyGuid })
      .whereNot('status', 'DELETED')
      .whereIn('publicationGuid', Publication.query(trx).where({ cardType }).select('publicationGuid'))
      .patch({
        status: 'DELETED',
        message: erasedText,
        withdrawalReason: reasonCode ?? null,
        withdrawnAt: fn.now(),
        quotaSettledAt: quotaSettledOnceAt,
        version: nextVersion,
      })
      .returning(['publicationGuid', 'companyGuid', 'ownerCompanyGuid'])
    if (!withdrawn) throw new AppError('response-not-found')
    await deps.outbox.publish(trx, 'response-withdrawn', { responseGuid })
    await uncountResponse(trx, deps, withdrawn)
    return { acknowledged: true as const }
  }),
)
