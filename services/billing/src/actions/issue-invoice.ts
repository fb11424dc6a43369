import type { Transaction } from '@sild/service-kit'
import type { BillingDeps } from '../deps.ts'
import { Invoice, type InvoiceContent, takePlace } from '../models/invoice.ts'
import type { Payment } from '../models/payment.ts'
import { type PaidPeriod, orderNumberOf, productOf } from '../replies/payment-reply.ts'
import { dayOf } from '../rules/day-of.ts'

type Deps = Pick<BillingDeps, 'clock' | 'seller'>
type Amounts = Pick<InvoiceContent, 'netCents' | 'vatCents'>

/** The invoice of a sale, in the transaction that makes it. */
export async function issueInvoice(
  trx: Transaction,
  deps: Deps,
  payment: Payment,
  period: PaidPeriod | null,
): Promise<void> {
  const { netCents, vatCents } = payment
  await issue(trx, deps, payment, { kind: 'invoice', corrects: null, reason: null, period, netCents, vatCents })
}

/** Takes an invoice back as far as money went back. The credit notes of a whole refund add up to the invoice, to the cent. */
export async function issueCreditNote(
  trx: Transaction,
  deps: Deps,
  payment: Payment,
  { reason, refundedCents }: { refundedCents: number; reason: string | null },
): Promise<void> {
  const invoice = await Invoice.query(trx).findOne({ paymentGuid: payment.paymentGuid, kind: 'invoice' })
  // Sold before there were invoices.
  if (!invoice) return
  const [before, after] = [payment.refundedCents, refundedCents].map((cents) => creditedOf(payment, cents)) as [
    Amounts,
    Amounts,
  ]
  await issue(trx, deps, payment, {
    kind: 'credit-note',
    corrects: invoice.number,
    reason,
    period: null,
    netCents: after.netCents - before.netCents,
    vatCents: after.vatCents - before.vatCents,
  })
}

/** How much of a refund is tax: its part of the whole, rounded half up. */
function creditedOf({ grossCents, vatCents }: Payment, refundedCents: number): Amounts {
  const vat = grossCents === 0 ? 0 : Math.floor((2 * vatCents * refundedCents + grossCents) / (2 * grossCents))
  return { netCents: refundedCents - vat, vatCents: vat }
}

interface Issued extends Amounts {
  readonly kind: Invoice['kind']
  readonly corrects: string | null
  readonly reason: string | null
  readonly period: PaidPeriod | null
}

async function issue(
  trx: Transaction,
  { clock, seller }: Deps,
  payment: Payment,
  { corrects, kind, netCents, period, reason, vatCents }: Issued,
): Promise<void> {
  const { buyer, locale, method, paymentGuid, vatPercent, vatScheme } = payment
  if (!buyer || method === null) return
  const issuedAt = clock.now()
  const issuedOn = dayOf(issuedAt)
  const year = Number(issuedOn.slice(0, 4))
  const place = await takePlace(trx, year)
  const { vatConsultation, ...named } = buyer
  const content: InvoiceContent = {
    locale,
    orderNumber: orderNumberOf(payment),
    product: productOf(payment, locale),
    seller,
    buyer: named,
    netCents,
    vatCents,
    vatPercent: Number(vatPercent),
    vatScheme,
    vatConfirmedAt: vatScheme === 'reverse-charge' ? (vatConsultation?.askedAt ?? null) : null,
    issuedOn,
    period: period && { from: dayOf(period.activeFrom), until: dayOf(period.activeUntil) },
    method,
    reason,
  }
  const number = `SILD-${year}-${String(place).padStart(5, '0')}`
  await Invoice.query(trx).insert({
    number,
    year,
    place,
    kind,
    paymentGuid,
    corrects,
    netCents,
    vatCents,
    content,
    issuedAt,
  })
}
