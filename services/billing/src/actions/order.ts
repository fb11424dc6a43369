import type { Locale } from '@sild/contract'
import type { PaymentMethod } from '@sild/contract/billing/enums'
import type { Transaction } from '@sild/service-kit'
import type { BillingDeps } from '../deps.ts'
import type { Payment } from '../models/payment.ts'
import { paymentUrlOf } from '../replies/payment-reply.ts'
import { cancelOrder } from './cancel-order.ts'
import { findBuyer, isBilledAlike, openOrder } from './open-order.ts'
import { isSameOrder, ordersBeside, placeOrder } from './place-order.ts'
import type { Sold } from './sold-things.ts'

interface Wish {
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
export async function cancelOthers(
  deps: BillingDeps,
  wish: Pick<Wish, 'companyGuid' | 'method' | 'sold'>,
): Promise<void> {
  for (const other of await ordersBeside(deps.database.knex, wish))
    if (!isSameOrder(other, wish) && (other.type === 'option' || other.status === 'REJECTED'))
      await deps.database.transaction(await cancelOrder(deps, other))
}

type InTransaction = (work: (trx: Transaction) => Promise<Ordered>) => Promise<Ordered>

/**
 * Answers where an order is paid: where `same` is, if it would be billed the same today, or where a new one is. Calls the
 * provider before it writes. @throws company-not-found, provider-unavailable, plan-runs, order-open
 */
export async function order(
  deps: BillingDeps,
  transaction: InTransaction,
  wish: Wish,
  same: Payment | undefined,
): Promise<Ordered> {
  const buyer = await findBuyer(deps, wish.companyGuid)
  const reply = (payment: Payment): Ordered => ({
    paymentGuid: payment.paymentGuid,
    paymentUrl: paymentUrlOf(payment, deps, wish.locale),
  })
  if (same && isBilledAlike(same, buyer, deps.clock.now())) return reply(same)
  if (same) await deps.database.transaction(await cancelOrder(deps, same))
  const { checkout, order: opened } = await openOrder(deps, { ...wish, buyer })
  return transaction(async (trx) => reply(await placeOrder(trx, deps, opened, checkout)))
}
