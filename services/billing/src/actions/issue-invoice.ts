import type { VatScheme } from '@sild/contract/billing/enums'
import type { Transaction } from '@sild/service-kit'
import type { BillingDeps } from '../deps.ts'
import { Invoice, invoiceBuyerOf, type InvoiceContent, takeInvoiceNumber } from '../models/invoice.ts'
import type { Payment } from '../models/payment.ts'
import type { PaidPeriod } from '../models/subscription.ts'
import { dayOf } from '../rules/day-of.ts'
import { orderNumberOf } from '../rules/order-number.ts'
import { productOf } from '../rules/product-of.ts'

type Deps = Pick<BillingDeps, 'clock' | 'seller'>
/** The fields of a payment that documents need. */
type BilledPayment = Pick<
  Payment,
  | 'buyer'
  | 'locale'
  | 'method'
  | 'months'
  | 'netCents'
  | 'optionDays'
  | 'orderNumber'
  | 'paymentGuid'
  | 'planSlug'
  | 'vatCents'
  | 'vatPercent'
  | 'vatScheme'
>
type Amounts = Pick<InvoiceContent, 'netCents' | 'vatCents'>

/** Issues the invoice of a sale in the transaction of the sale. */
export async function issueInvoice(
  trx: Transaction,
  deps: Deps,
  payment: Payment,
  period: PaidPeriod | null,
): Promise<void> {
  await issue(trx, deps, payment, { ...plain, kind: 'invoice', period })
}

/** Reverses an invoice by the refunded amount. The credit notes of a full refund add up to the invoice, to the cent. */
export async function issueCreditNote(
  trx: Transaction,
  deps: Deps,
  payment: Payment,
  { reason, refundedCents }: { refundedCents: number; reason: string | null },
): Promise<void> {
  const invoice = await latestInvoice(trx, payment)
  // Sold before there were invoices.
  if (!invoice) return
  // Two are given.
  const [before, after] = [payment.refundedCents, refundedCents].map((cents) => creditedOf(payment, cents)) as [
    Amounts,
    Amounts,
  ]
  const netCents = after.netCents - before.netCents
  const vatCents = after.vatCents - before.vatCents
  // The tax of a correction has its documents already.
  if (netCents + vatCents === 0) return
  const { vatPercent, vatScheme } = invoice.content
  const credited = { netCents, vatCents, vatPercent, vatScheme }
  await issue(trx, deps, payment, { ...plain, ...credited, kind: 'credit-note', corrects: invoice.number, reason })
}

/** The fields that a correction changes. All others stay. */
type Corrected = Partial<Pick<InvoiceContent, 'period' | 'vatCents' | 'vatConfirmedAt' | 'vatPercent' | 'vatScheme'>>

/**
 * Credits the rest of the invoice of a sale and issues a corrected invoice for it. A fully credited invoice stays.
 */
export async function correctInvoice(
  trx: Transaction,
  deps: Deps,
  payment: Payment,
  { corrected, reason }: { corrected: Corrected; reason: string },
): Promise<void> {
  const invoice = await latestInvoice(trx, payment)
  if (!invoice) return
  const left = await leftOf(trx, invoice)
  if (left.netCents + left.vatCents === 0) return
  const { period, vatConfirmedAt, vatPercent, vatScheme } = invoice.content
  const asItWas = { ...plain, ...left, vatConfirmedAt, vatPercent, vatScheme, days: period }
  await issue(trx, deps, payment, { ...asItWas, kind: 'credit-note', corrects: invoice.number, reason })
  const { period: days = period, ...own } = corrected
  await issue(trx, deps, payment, { ...asItWas, ...own, days, kind: 'invoice' })
}

export const latestInvoice = (trx: Transaction, { paymentGuid }: Payment): Promise<Invoice | undefined> =>
  Promise.resolve(
    Invoice.query(trx)
      .where({ paymentGuid, kind: 'invoice' })
      .orderBy('issuedAt', 'desc')
      .orderBy('place', 'desc')
      .first(),
  )

/** The rest of an invoice after its credit notes. */
async function leftOf(trx: Transaction, { netCents, number, vatCents }: Invoice): Promise<Amounts> {
  const notes = await Invoice.query(trx).where({ corrects: number })
  return notes.reduce(
    (left, note) => ({ netCents: left.netCents - note.netCents, vatCents: left.vatCents - note.vatCents }),
    { netCents, vatCents },
  )
}

/** The tax of a refund: proportional, rounded half up. */
function creditedOf({ grossCents, vatCents, vatCorrectedAt }: Payment, refundedCents: number): Amounts {
  // The tax went back first; what follows is net.
  if (vatCorrectedAt) return { netCents: Math.max(0, refundedCents - vatCents), vatCents: 0 }
  const vat = grossCents === 0 ? 0 : Math.floor((2 * vatCents * refundedCents + grossCents) / (2 * grossCents))
  return { netCents: refundedCents - vat, vatCents: vat }
}

/** The dates of a period as printed on documents. */
export const daysOf = ({ activeFrom, activeUntil }: PaidPeriod): NonNullable<InvoiceContent['period']> => ({
  from: dayOf(activeFrom),
  until: dayOf(activeUntil),
})

interface Issued extends Partial<Amounts> {
  readonly kind: Invoice['kind']
  readonly corrects: string | null
  readonly reason: string | null
  readonly period: PaidPeriod | null
  /** The days of the period, where an earlier document has them already. */
  readonly days?: InvoiceContent['period']
  /** Set if they differ from those of the order. */
  readonly vatPercent?: number
  readonly vatScheme?: VatScheme
  readonly vatConfirmedAt?: string | null
}
/** An invoice of the whole order. */
const plain = { corrects: null, reason: null, period: null } as const

async function issue(
  trx: Transaction,
  { clock, seller }: Deps,
  payment: BilledPayment,
  { corrects, kind, period, reason, ...own }: Issued,
): Promise<void> {
  const { buyer, locale, method, paymentGuid } = payment
  const { netCents = payment.netCents, vatCents = payment.vatCents, vatScheme = payment.vatScheme } = own
  const vatPercent = own.vatPercent ?? Number(payment.vatPercent)
  if (!buyer || method === null) return
  const issuedAt = clock.now()
  const issuedOn = dayOf(issuedAt)
  const year = Number(issuedOn.slice(0, 4))
  const place = await takeInvoiceNumber(trx, year)
  const content: InvoiceContent = {
    locale,
    orderNumber: orderNumberOf(payment),
    product: productOf(payment, locale),
    seller,
    buyer: invoiceBuyerOf(buyer),
    netCents,
    vatCents,
    vatPercent,
    vatScheme,
    vatConfirmedAt:
      vatScheme === 'reverse-charge' ? (own.vatConfirmedAt ?? buyer.vatConsultation?.askedAt ?? null) : null,
    issuedOn,
    period: own.days ?? (period && daysOf(period)),
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
