import { AppError } from '@sild/service-kit'
import { serve } from '../deps.ts'
import { resolveDifference } from '../models/payment-difference.ts'

export const resolvePaymentDifferenceRoute = serve('resolvePaymentDifference', ({ actor, params, transaction }) =>
  transaction(async (trx) => {
    if (!(await resolveDifference(trx, params.differenceGuid, actor.userGuid)))
      throw new AppError('difference-not-found')
    return { acknowledged: true as const }
  }),
)
