import { renewPushSubscription } from '../actions/renew-push-subscription.ts'
import { serve } from '../deps.ts'

export const renewPushSubscriptionRoute = serve('renewPushSubscription', ({ body, deps, transaction }) =>
  transaction(async (trx) => {
    await renewPushSubscription(trx, deps, body)
    return { acknowledged: true as const }
  }),
)
