import { AppError } from '@sild/service-kit'
import { serve } from '../deps.ts'
import { noteAction } from '../models/billing-action.ts'
import { resolveDifference } from '../models/payment-difference.ts'

export const resolvePaymentDifferenceRoute = serve('resolvePaymentDifference', ({ actor, params, transaction }) =>
  transaction(async (trx) => {
    if (!(await resolveDifference(trx, params.differenceGuid, actor.userGuid)))
      throw new AppError('difference-not-found')
    await noteAction(trx, { action: 'difference-settled', userGuid: actor.userGuid, subject: params.differenceGuid })
    return { acknowledged: true as const }
  }),
)
