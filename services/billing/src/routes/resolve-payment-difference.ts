import { resolvePaymentDifference } from '../actions/resolve-payment-difference.ts'
import { serve } from '../deps.ts'

export const resolvePaymentDifferenceRoute = serve('resolvePaymentDifference', ({ actor, params, transaction }) =>
  transaction(async (trx) => {
    await resolvePaymentDifference(trx, { differenceGuid: params.differenceGuid, userGuid: actor.userGuid })
    return { acknowledged: true as const }
  }),
)
