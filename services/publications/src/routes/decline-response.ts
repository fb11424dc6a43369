import { AppError } from '@sild/service-kit'
import { fn } from 'objection'
import { serve } from '../deps.ts'
import { nextVersion } from '../models/next-version.ts'
import { ofOwnPublication } from '../models/response-key.ts'
import { firstAnsweredAt, firstViewedAt, Response } from '../models/response.ts'
import { responseReply } from '../replies/response-json.ts'

/** The owner of the publication says no, and why. A no counts as an answer. */
export const declineResponseRoute = serve('declineResponse', ({ actor, body, deps, params, transaction }) =>
  transaction(async (trx) => {
    const { live, outbox } = deps
    const { companyGuid, userGuid } = actor
    const { respondGuid: responseGuid } = params
    const [declined] = await Response.query(trx)
      .where(ofOwnPublication(trx, companyGuid, params))
      .patch({
        status: 'ARCHIVED',
        declineReason: body.reasonCode,
        declineText: body.text ?? null,
        declinedBy: userGuid,
        declinedAt: fn.now(),
        answeredAt: firstAnsweredAt,
        viewedAt: firstViewedAt,
        version: nextVersion,
      })
      .returning(['companyGuid', 'version'])
    if (!declined) throw new AppError('response-not-found')
    await outbox.publish(trx, 'response-declined', { responseGuid, version: declined.version })
    for (const guid of [companyGuid, declined.companyGuid])
      live.publish(trx, { to: { companyGuid: guid }, type: 'activity', payload: {} })
    return responseReply(trx, responseGuid, companyGuid)
  }),
)
