import type { BillingDeps } from '../deps.ts'
import { lockPayment, type Payment } from '../models/payment.ts'
import { applyProviderPayment } from './apply-provider-payment.ts'
import { callProvider } from './call-provider.ts'
import { type ChangeDeps, changePayment } from './change-payment.ts'
import type { Transaction } from '@sild/service-kit'

export type CancelDeps = ChangeDeps & Pick<BillingDeps, 'provider'>

/**
 * Cancels an unpaid order: at the provider first, which replies whether it is paid. Returns the function that stores
 * the result in a transaction. @throws provider-unavailable
 */
export async function cancelOrder(
  deps: CancelDeps,
  { paymentGuid, providerRef }: Payment,
): Promise<(trx: Transaction) => Promise<void>> {
  if (providerRef === null)
    return async (trx) => {
      const payment = await lockPayment(trx, paymentGuid)
      if (payment) await changePayment(trx, deps, payment, 'CANCELED')
    }
  const truth = await callProvider(deps, (provider) => provider.cancel(providerRef))
  return (trx) => applyProviderPayment(trx, deps, paymentGuid, truth)
}
