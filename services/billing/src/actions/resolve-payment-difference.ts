import { AppError, expression, type Transaction } from '@sild/service-kit'
import { noteAction } from '../models/billing-action.ts'
import { lockPayment } from '../models/payment.ts'
import { PaymentDifference } from '../models/payment-difference.ts'
import { type ChangeDeps, changePayment } from './change-payment.ts'

interface Resolving {
  readonly differenceGuid: string
  readonly userGuid: string
}

/**
 * Resolves a difference. The first of two resolutions stays. An order that was paid with another amount ends too: it
 * can be neither paid nor canceled, and while it waits the company can place no other. @throws difference-not-found
 */
export async function resolvePaymentDifference(
  trx: Transaction,
  deps: ChangeDeps,
  { differenceGuid, userGuid }: Resolving,
): Promise<void> {
  const found = await PaymentDifference.query(trx).findById(differenceGuid)
  if (!found) throw new AppError('difference-not-found')
  const { kind, paymentGuid } = found
  // Locks the payment before the difference, in the same order as the code that stores differences.
  const payment = kind === 'amount-differs' && paymentGuid ? await lockPayment(trx, paymentGuid) : undefined
  const settled = await found
    .$query(trx)
    .whereNull('resolvedAt')
    .patch({ resolvedAt: expression`now()`, resolvedBy: userGuid })
  if (settled === 0) return
  await noteAction(trx, { action: 'difference-settled', userGuid, subject: differenceGuid })
  if (payment?.isOpen) await changePayment(trx, deps, payment, 'CANCELED')
}
