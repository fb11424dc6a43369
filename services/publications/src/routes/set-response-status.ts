import { AppError } from '@sild/service-kit'
import { serve } from '../deps.ts'
import { nextVersion } from '../models/next-version.ts'
import { ofOwnPublication } from '../models/response-key.ts'
import { firstViewedAt, Response } from '../models/response.ts'
import { responseReply } from '../replies/response-json.ts'

/** The owner of the publication sets the status of a response. That withdraws an earlier decline. */
export const setResponseStatusRoute = serve('setResponseStatus', ({ actor, body, deps, params, transaction }) =>
  transaction(async (trx) => {
    const { companyGuid: ownerCompanyGuid } = actor
    const { contactsViewed, status } = body
    const [changed] = await Response.query(trx)
      .where(ofOwnPublication(trx, ownerCompanyGuid, params))
      .patch({
        status,
        declineReason: null,
        declineText: null,
        declinedBy: null,
        declinedAt: null,
        ...(contactsViewed !== undefined && { contactsViewed }),
        ...(status !== 'UNVIEWED' && { viewedAt: firstViewedAt }),
        version: nextVersion,
      })
      .returning('companyGuid')
    if (!changed) throw new AppError('response-not-found')
    for (const companyGuid of [ownerCompanyGuid, changed.companyGuid])
      deps.live.publish(trx, { to: { companyGuid }, type: 'activity', payload: {} })
    return responseReply(trx, params.respondGuid, ownerCompanyGuid)
  }),
)
