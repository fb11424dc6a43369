import { transferViews } from '../actions/transfer-views.ts'
import { serve } from '../deps.ts'

export const transferAnonymousViewsRoute = serve('transferAnonymousViews', ({ actor, body, transaction }) =>
  transaction(async (trx) => {
    await transferViews(trx, { anonymousGuid: body.anonymousGuid, userGuid: actor.userGuid })
    return { acknowledged: true as const }
  }),
)
