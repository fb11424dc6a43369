import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Locale } from '@sild/contract'
import { type PaymentMethod, paymentPlaceholder } from '@sild/contract/billing/enums'
import { AppError, asSystem } from '@sild/service-kit'
import { localizedPath } from '@sild/paths'
import type { BillingDeps } from '../deps.ts'
import { invoiceBuyerOf } from '../models/invoice.ts'
import { nextOrderNumber, type Payment } from '../models/payment.ts'
import type { Checkout } from '../providers/provider.ts'
import { orderNumberOf } from '../rules/order-number.ts'
import { productOf } from '../rules/product-of.ts'
import { type Buyer, vatOf } from '../rules/vat.ts'
import { callProvider } from './call-provider.ts'
import { grossCentsOf, type Order } from './insert-order.ts'
import type { Sold } from './sold-things.ts'
import { findPayerCountry } from './tax-by-payer.ts'

const HOUR_MS = 3_600_000
/** Providers keep a checkout open for a day; a transfer takes one or two bank days. */
const payableMs = { card: 24 * HOUR_MS, transfer: 14 * 24 * HOUR_MS } as const
/** At most three seconds of this are for VIES. */
const DETAILS_MS = 4500

/**
 * The billing details, with the current evidence of the buyer's country: VIES, a register, the last payment. Calls
 * other services.
 * @throws company-not-found
 */
export async function findBuyer(
  { calls, database }: Pick<BillingDeps, 'calls' | 'database'>,
  companyGuid: string,
): Promise<Buyer> {
  const actor = asSystem('the tax of a sale depends on where the buyer is')
  const { details } = await calls.call(
    'getBillingDetails',
    { params: { companyGuid } },
    { actor, timeoutMs: DETAILS_MS },
  )
  if (!details) throw new AppError('company-not-found')
  return { ...details, payerCountry: await findPayerCountry({ database }, companyGuid) }
}

/** Whether the billing of an order is unchanged: false if the company has moved, or its VAT number was confirmed. */
export const isBilledAlike = (payment: Payment, details: Buyer, now: Date): boolean =>
  isDeepStrictEqual(invoiceBuyerOf(details), invoiceBuyerOf(payment.buyer ?? details)) &&
  isTaxedAlike(payment, details, now)

export function isTaxedAlike({ vatPercent, vatScheme }: Payment, details: Buyer, now: Date): boolean {
  const { percent, scheme } = vatOf(details, now)
  return scheme === vatScheme && percent === Number(vatPercent)
}

interface OrderTerms {
  readonly sold: Sold
  readonly buyer: Buyer
  readonly companyGuid: string
  readonly userGuid: string
  readonly method: PaymentMethod
  readonly locale: Locale
  readonly successUrl: string
  readonly cancelUrl: string
}

/**
 * Opens an order and its checkout at the provider. Calls the provider, so it runs before the transaction: a checkout
 * without a stored order is shown to no user and expires. @throws provider-unavailable
 */
export async function prepareOrder(
  deps: Pick<BillingDeps, 'clock' | 'database' | 'provider' | 'publicUrl'>,
  { buyer, cancelUrl, companyGuid, locale, method, sold, successUrl, userGuid }: OrderTerms,
): Promise<{ order: Order; checkout: Checkout | null }> {
  const now = deps.clock.now()
  const order: Order = {
    paymentGuid: randomUUID(),
    orderNumber: await nextOrderNumber(deps.database.knex),
    companyGuid,
    userGuid,
    sold,
    method,
    buyer,
    vat: vatOf(buyer, now),
    payableUntil: new Date(now.getTime() + payableMs[method]),
    locale,
  }
  if (method === 'transfer') return { order, checkout: null }
  const { orderNumber, payableUntil, paymentGuid } = order
  const addressOf = (path: string): string =>
    new URL(localizedPath(path.replaceAll(paymentPlaceholder, paymentGuid), locale), deps.publicUrl).href
  const checkout = await callProvider(deps, (provider) =>
    provider.open({
      paymentGuid,
      number: orderNumberOf({ orderNumber }),
      amountCents: grossCentsOf(order),
      description: `Sild ${productOf(sold, locale)}`,
      locale,
      successUrl: addressOf(successUrl),
      cancelUrl: addressOf(cancelUrl),
      payableUntil,
    }),
  )
  return { order, checkout }
}
