import { unsubscribe } from '../actions/unsubscribe.ts'
import { serve } from '../deps.ts'

export const unsubscribeRoute = serve('unsubscribe', ({ actor, deps, query, transaction, requestId }) =>
  transaction(async (trx) => {
    await unsubscribe(trx, deps, { ...query, userGuid: actor.userGuid, requestId })
    return { acknowledged: true as const }
  }),
)
