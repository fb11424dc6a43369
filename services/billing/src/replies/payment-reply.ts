import type { Locale } from '@sild/contract'
import type { Payment as PaymentReply } from '@sild/contract/billing/payment-schemas'
import type { BillingDeps } from '../deps.ts'
import type { PaymentParts } from '../models/payment-parts.ts'
import type { Payment } from '../models/payment.ts'
import { creditorReference, inGroups } from '../rules/creditor-reference.ts'
import { orderNumberOf } from '../rules/order-number.ts'
import { paymentUrlOf } from '../rules/payment-url.ts'
import { productOf } from '../rules/product-of.ts'

/** A payment with its period, invoice and credit notes. */
export function paymentReply(
  payment: Payment,
  { invoices, period }: PaymentParts,
  { locale, ...deps }: Pick<BillingDeps, 'clock' | 'publicUrl' | 'seller'> & { locale: Locale },
): PaymentReply {
  const isPayable = payment.isOpen && payment.payableUntil !== null && payment.payableUntil > deps.clock.now()
  return {
    guid: payment.paymentGuid,
    number: orderNumberOf(payment),
    type: payment.type,
    product: productOf(payment, locale),
    plan: payment.planSlug,
    months: payment.months,
    promotion: promotionOf(payment),
    method: payment.method,
    status: payment.status,
    amount: {
      netCents: payment.netCents,
      vatCents: payment.vatCents,
      grossCents: payment.grossCents,
      vatPercent: Number(payment.vatPercent),
      vatScheme: payment.vatScheme,
    },
    refundedCents: payment.refundedCents,
    refundReason: payment.refundReason,
    createdAt: payment.createdAt.toISOString(),
    paidAt: payment.paidAt?.toISOString() ?? null,
    payableUntil: isPayable ? payment.payableUntil!.toISOString() : null, // Not null: isPayable has checked it.
    paymentUrl: isPayable ? paymentUrlOf(payment, deps, locale) : null,
    transfer: isPayable && payment.method === 'transfer' ? transferOf(payment, deps.seller) : null,
    period: period
      ? { activeFrom: period.activeFrom.toISOString(), activeUntil: period.activeUntil.toISOString() }
      : null,
    documents: invoices.map(({ issuedAt, kind, netCents, number, vatCents }) => ({
      number,
      kind,
      issuedAt: issuedAt.toISOString(),
      totalCents: netCents + vatCents,
    })),
  }
}

function promotionOf({ cardType, optionDays, promotionState, publicationGuid, publicationName }: Payment) {
  if (optionDays === null || publicationGuid === null || cardType === null) return null
  // The name is forgotten with the company.
  const publication = { guid: publicationGuid, cardType, name: publicationName ?? '' }
  return { days: optionDays, publication, state: promotionState }
}

const transferOf = ({ orderNumber }: Payment, { bic, iban, name }: BillingDeps['seller']) => ({
  beneficiary: name,
  iban: inGroups(iban),
  bic,
  reference: inGroups(creditorReference(orderNumber)),
})
