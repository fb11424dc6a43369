import { fn } from 'objection'
import { serve } from '../deps.ts'
import { nextVersion } from '../models/next-version.ts'
import { Response } from '../models/response.ts'

/** Marks those of the list that came to this company; others are left alone. */
export const markResponsesReadRoute = serve('markResponsesRead', ({ actor, body, deps: { live }, transaction }) =>
  transaction(async (trx) => {
    const { companyGuid: ownerCompanyGuid } = actor
    const marked = await Response.query(trx)
      .whereIn('responseGuid', body.responseGuids)
      .where({ ownerCompanyGuid, status: 'UNVIEWED' })
      .patch({ status: 'VIEWED', viewedAt: fn.now(), version: nextVersion })
      .returning('companyGuid')
    for (const companyGuid of new Set([ownerCompanyGuid, ...marked.map((response) => response.companyGuid)]))
      live.publish(trx, { to: { companyGuid }, type: 'activity', payload: {} })
    return { acknowledged: true as const }
  }),
)
