import { serve } from '../deps.ts'
import { PushSubscription } from '../models/push-subscription.ts'

export const removePushSubscriptionRoute = serve(
  'removePushSubscription',
  ({ actor: { userGuid }, body: { endpoint }, transaction }) =>
    transaction(async (trx) => {
      await PushSubscription.query(trx).where({ userGuid, endpoint }).delete()
      return { acknowledged: true as const }
    }),
)
