import type { Locale } from '@sild/contract'
import type { TaxChange } from '@sild/contract/companies/tax-change'
import type { BillingDeps } from '../deps.ts'
import type { Payment } from '../models/payment.ts'
import type { PaidPeriod, Subscription } from '../models/subscription.ts'
import { plans } from '../plans.ts'
import { creditorReference, inGroups } from '../rules/creditor-reference.ts'
import { orderNumberOf } from '../rules/order-number.ts'
import { productOf } from '../rules/product-of.ts'
import { formatCents, formatDay } from './format.ts'
import { billingMessages } from './messages/index.ts'

export type Facts = readonly (readonly [label: string, value: string])[]

interface PaymentFactsInput {
  readonly payment: Pick<
    Payment,
    | 'grossCents'
    | 'months'
    | 'optionDays'
    | 'orderNumber'
    | 'payableUntil'
    | 'planSlug'
    | 'publicationName'
    | 'refundedCents'
    | 'refundReason'
    | 'vatCents'
  >
  readonly period: PaidPeriod | null
  readonly seller: Pick<BillingDeps['seller'], 'bic' | 'iban' | 'name'>
}
export type PaymentMessage = 'paid' | 'declined' | 'refunded' | 'moved' | 'retaxed' | 'transfer'

/** Lines of a mail about a payment. */
export function paymentFacts(
  message: PaymentMessage,
  { payment, period, seller }: PaymentFactsInput,
  locale: Locale,
): Facts {
  const { facts: label } = billingMessages[locale]
  const { grossCents, orderNumber, payableUntil, publicationName, refundedCents, refundReason, vatCents } = payment
  const order = [label.order, orderNumberOf(payment)] as const
  const product = [label.product, productOf(payment, locale)] as const
  const total = [label.total, formatCents(grossCents, locale)] as const
  const facts: Record<PaymentMessage, () => Facts> = {
    paid: () => [
      order,
      product,
      ...(publicationName ? [[label.publication, publicationName] as const] : []),
      [label.vat, formatCents(vatCents, locale)],
      total,
      ...(period ? [[label.until, formatDay(period.activeUntil, locale)] as const] : []),
    ],
    declined: () => [order, product, total],
    refunded: () => [
      order,
      [label.refunded, formatCents(refundedCents, locale)],
      ...(refundReason ? [[label.reason, refundReason] as const] : []),
    ],
    moved: () => [
      order,
      product,
      ...(period
        ? ([
            [label.from, formatDay(period.activeFrom, locale)],
            [label.until, formatDay(period.activeUntil, locale)],
          ] as const)
        : []),
    ],
    retaxed: () => [order, product, [label.vat, formatCents(vatCents, locale)], total],
    transfer: () => [
      [label.beneficiary, seller.name],
      ['IBAN', inGroups(seller.iban)],
      ['BIC', seller.bic],
      [label.reference, inGroups(creditorReference(orderNumber))],
      total,
      ...(payableUntil ? [[label.payUntil, formatDay(payableUntil, locale)] as const] : []),
    ],
  }
  return facts[message]()
}

/** Lines of a mail about a plan that ends. */
export function planEndFacts(
  { activeUntil, planSlug }: Pick<Subscription, 'activeUntil' | 'planSlug'>,
  locale: Locale,
): Facts {
  const { facts: label } = billingMessages[locale]
  return [
    [label.product, plans[planSlug].titles[locale]],
    [label.until, formatDay(activeUntil, locale)],
  ]
}

/** Lines of a mail about a change that decides the tax. Countries are named in the reader's language. */
export function taxChangeFacts(
  { after, reason, state }: Pick<TaxChange, 'after' | 'reason' | 'state'>,
  locale: Locale,
): Facts {
  const { facts: label } = billingMessages[locale]
  const { countryCode, postalCode, vatId } = after
  const countries = new Intl.DisplayNames(locale, { type: 'region' })
  return [
    ...(countryCode === undefined ? [] : [[label.country, countries.of(countryCode) ?? countryCode] as const]),
    ...(vatId === undefined ? [] : [[label.vatNumber, vatId ?? '—'] as const]),
    ...(postalCode === undefined ? [] : [[label.postalCode, postalCode ?? '—'] as const]),
    ...(state === 'refused' && reason ? [[label.reason, reason] as const] : []),
  ]
}
