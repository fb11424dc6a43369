import { resolvePaymentDifference } from '../actions/resolve-payment-difference.ts'
import { serve } from '../deps.ts'

export const resolvePaymentDifferenceRoute = serve('resolvePaymentDifference', ({ actor, deps, params, transaction }) =>
  transaction(async (trx) => {
    await resolvePaymentDifference(trx, deps, { differenceGuid: params.differenceGuid, userGuid: actor.userGuid })
    return { acknowledged: true as const }
  }),
)
