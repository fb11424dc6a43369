import { AppError } from '@sild/service-kit'
import { fn } from 'objection'
import { changePayment } from '../actions/change-payment.ts'
import { serve } from '../deps.ts'
import { noteAction } from '../models/billing-action.ts'
import { lockPayment } from '../models/payment.ts'
import { PaymentDifference } from '../models/payment-difference.ts'

/**
 * Resolves a difference. The first of two resolutions stays. An order that was paid with another amount ends too: it
 * can be neither paid nor canceled, and while it waits the company can place no other.
 */
export const resolvePaymentDifferenceRoute = serve(
  'resolvePaymentDifference',
  ({ actor: { userGuid }, deps, params: { differenceGuid }, transaction }) =>
    transaction(async (trx) => {
      const found = await PaymentDifference.query(trx).findById(differenceGuid)
      if (!found) throw new AppError('difference-not-found')
      const { kind, paymentGuid } = found
      // Locks the payment before the difference, in the same order as the code that stores differences.
      const payment = kind === 'amount-differs' && paymentGuid ? await lockPayment(trx, paymentGuid) : undefined
      const settled = await found
        .$query(trx)
        .whereNull('resolvedAt')
        .patch({ resolvedAt: fn.now(), resolvedBy: userGuid })
      if (settled > 0) {
        await noteAction(trx, { action: 'difference-settled', userGuid, subject: differenceGuid })
        if (payment?.isOpen) await changePayment(trx, deps, payment, 'CANCELED')
      }
      return { acknowledged: true as const }
    }),
)
