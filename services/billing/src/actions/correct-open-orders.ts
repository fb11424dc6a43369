import { AppError, type Transaction } from '@sild/service-kit'
import { paymentPlaceholder } from '@sild/contract/billing/enums'
import { paths } from '@sild/paths'
import type { BillingDeps } from '../deps.ts'
import { lockPayment, openOrders, Payment } from '../models/payment.ts'
import type { Buyer } from '../rules/vat.ts'
import { cancelOrder } from './cancel-order.ts'
import { findBuyer, isTaxedAlike, prepareOrder } from './prepare-order.ts'
import { insertOrder } from './insert-order.ts'
import type { Sold } from './sold-things.ts'

/**
 * Compares the unpaid orders of a company with its current tax. Cancels orders with another tax, opens them again for
 * the same items, and notifies the company. Calls other services. @throws company-not-found, provider-unavailable
 */
export async function correctOpenOrders(deps: BillingDeps, companyGuid: string): Promise<void> {
  const { clock, database } = deps
  const orders = await openOrders(database.knex).where({ companyGuid })
  if (orders.length === 0) return
  const buyer = await findBuyer(deps, companyGuid)
  for (const order of orders)
    if (isTaxedAlike(order, buyer, clock.now()))
      await Payment.query(database.knex)
        .findById(order.paymentGuid)
        .whereIn('status', ['WAITING', 'REJECTED'])
        .patch({ buyer })
    else await reissueOrder(deps, order, buyer)
}

async function reissueOrder(deps: BillingDeps, order: Payment, buyer: Buyer): Promise<void> {
  const { companyGuid, locale, method, paymentGuid, userGuid } = order
  const cancel = await cancelOrder(deps, order)
  // The user who ordered has left.
  if (method === null || userGuid === null) return deps.database.transaction(cancel)
  const url = paths.paymentResult(paymentPlaceholder)
  const terms = { sold: soldOf(order), buyer, companyGuid, userGuid, method, locale, successUrl: url, cancelUrl: url }
  const { checkout, order: prepared } = await prepareOrder(deps, terms)
  const replace = async (trx: Transaction): Promise<void> => {
    await cancel(trx)
    const canceled = await lockPayment(trx, paymentGuid)
    // Paid meanwhile, it is a sale.
    if (canceled?.status !== 'CANCELED') return
    const inserted = await insertOrder(trx, deps, prepared, checkout)
    if (method === 'card')
      await deps.outbox.add(trx, 'mail-payment', { paymentGuid: inserted.paymentGuid, message: 'retaxed' })
  }
  try {
    await deps.database.transaction(replace)
  } catch (error) {
    // The company has a plan by now, or another order: there is nothing to write again.
    if (!(error instanceof AppError)) throw error
    await deps.database.transaction(cancel)
  }
}

const soldOf = ({
  cardType,
  months,
  netCents,
  optionDays,
  planSlug,
  publicationGuid,
  publicationName,
  type,
}: Payment): Sold => ({ cardType, months, netCents, optionDays, planSlug, publicationGuid, publicationName, type })
