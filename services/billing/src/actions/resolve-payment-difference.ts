import { AppError, expression, type Transaction } from '@sild/service-kit'
import { noteAction } from '../models/billing-action.ts'
import { PaymentDifference } from '../models/payment-difference.ts'

interface Resolving {
  readonly differenceGuid: string
  readonly userGuid: string
}

/** Settled twice, it stays as whoever was first has settled it. @throws difference-not-found */
export async function resolvePaymentDifference(
  trx: Transaction,
  { differenceGuid, userGuid }: Resolving,
): Promise<void> {
  const settled = await PaymentDifference.query(trx)
    .findById(differenceGuid)
    .whereNull('resolvedAt')
    .patch({ resolvedAt: expression`now()`, resolvedBy: userGuid })
  if (settled > 0) return noteAction(trx, { action: 'difference-settled', userGuid, subject: differenceGuid })
  if (!(await PaymentDifference.query(trx).findById(differenceGuid))) throw new AppError('difference-not-found')
}
