import type { Locale } from '@sild/contract'
import type { PaymentMethod } from '@sild/contract/billing/enums'
import type { Transaction } from '@sild/service-kit'
import type { BillingDeps } from '../deps.ts'
import type { Payment } from '../models/payment.ts'
import { paymentUrlOf } from '../rules/payment-url.ts'
import { cancelOrder } from './cancel-order.ts'
import { findBuyer, isBilledAlike, prepareOrder } from './prepare-order.ts'
import { isSameOrder, competingOrders, insertOrder } from './insert-order.ts'
import type { Sold } from './sold-things.ts'

interface OrderRequest {
  readonly sold: Sold
  readonly companyGuid: string
  readonly userGuid: string
  readonly method: PaymentMethod
  readonly locale: Locale
  readonly successUrl: string
  readonly cancelUrl: string
}
interface Ordered {
  readonly paymentGuid: string
  readonly paymentUrl: string
}
/**
 * Cancels the orders that this one replaces: declined ones, and waiting ones for the same publication, because the user
 * has changed their mind. A waiting order for a plan is not canceled. @throws provider-unavailable
 */
export async function cancelReplacedOrders(
  deps: BillingDeps,
  request: Pick<OrderRequest, 'companyGuid' | 'method' | 'sold'>,
): Promise<void> {
  for (const other of await competingOrders(deps.database.knex, request))
    if (!isSameOrder(other, request) && (other.type === 'option' || other.status === 'REJECTED'))
      await deps.database.transaction(await cancelOrder(deps, other))
}

type InTransaction = (work: (trx: Transaction) => Promise<Ordered>) => Promise<Ordered>

/**
 * Answers where an order is paid: where `same` is, if it would be billed the same today, or where a new one is. Calls the
 * provider before it writes. @throws company-not-found, provider-unavailable, plan-runs, order-open
 */
export async function startOrder(
  deps: BillingDeps,
  transaction: InTransaction,
  request: OrderRequest,
  same: Payment | undefined,
): Promise<Ordered> {
  const buyer = await findBuyer(deps, request.companyGuid)
  const reply = (payment: Payment): Ordered => ({
    paymentGuid: payment.paymentGuid,
    paymentUrl: paymentUrlOf(payment, deps, request.locale),
  })
  if (same && isBilledAlike(same, buyer, deps.clock.now())) return reply(same)
  if (same) await deps.database.transaction(await cancelOrder(deps, same))
  const { checkout, order: prepared } = await prepareOrder(deps, { ...request, buyer })
  return transaction(async (trx) => reply(await insertOrder(trx, deps, prepared, checkout)))
}
