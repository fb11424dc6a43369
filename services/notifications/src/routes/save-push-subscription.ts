import { savePushSubscription } from '../actions/save-push-subscription.ts'
import { serve } from '../deps.ts'

export const savePushSubscriptionRoute = serve(
  'savePushSubscription',
  ({ actor: { userGuid }, body, deps, locale, transaction }) =>
    transaction(async (trx) => {
      await savePushSubscription(trx, deps, { userGuid, locale }, body)
      return { acknowledged: true as const }
    }),
)
