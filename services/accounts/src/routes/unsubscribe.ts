import { unsubscribe } from '../actions/unsubscribe.ts'
import { serve } from '../deps.ts'

export const unsubscribeRoute = serve('unsubscribe', ({ actor, deps, query, transaction, requestId }) =>
  transaction(async (trx) => ({
    acknowledged: true as const,
    outcome: await unsubscribe(trx, deps, { ...query, userGuid: actor.userGuid, requestId }),
  })),
)
