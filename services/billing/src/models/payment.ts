import type { Locale } from '@sild/contract'
import type { PaymentMethod, PaymentStatus, PlanMonths, PromotionDays, VatScheme } from '@sild/contract/billing/enums'
import type { CardType, PromotionState } from '@sild/contract/enums'
import { type Connection, expression, modelOf, run, sql, type Transaction } from '@sild/service-kit'
import type { QueryBuilder } from 'objection'
import type { Buyer } from '../rules/vat.ts'
import type { Subscription } from './subscription.ts'

export const openStatuses: PaymentStatus[] = ['WAITING', 'REJECTED']

/** An order and its payment. */
export class Payment extends modelOf('payments', 'paymentGuid', ['buyer']) {
  declare paymentGuid: string
  declare orderNumber: number
  declare companyGuid: string
  declare userGuid: string | null
  declare type: 'subscription' | 'option'
  /** For a subscription: its plan. */
  declare planSlug: Subscription['planSlug'] | null
  declare months: PlanMonths | null
  /** For a promotion: its duration, its publication, and its state as the publications service reports it. */
  declare optionDays: PromotionDays | null
  declare publicationGuid: string | null
  declare publicationName: string | null
  declare cardType: CardType | null
  declare promotionState: PromotionState | null
  declare promotionVersion: number
  declare promotionStartsAt: Date | null
  declare promotionEndsAt: Date | null
  /** Null for a gift. */
  declare method: PaymentMethod | null
  declare status: PaymentStatus
  declare netCents: number
  declare vatCents: number
  /** Text, as Postgres gives a numeric. */
  declare vatPercent: string
  declare vatScheme: VatScheme
  declare refundedCents: number
  declare refundReason: string | null
  /** When its tax went back because VIES has confirmed the buyer's number after the sale. */
  declare vatCorrectedAt: Date | null
  /** Null for an unpaid order after its company was deleted. */
  declare buyer: Buyer | null
  declare provider: string
  declare providerRef: string | null
  /** Country of the card or account that paid; null where the provider names none. */
  declare payerCountry: string | null
  declare providerChangedAt: Date | null
  declare paymentUrl: string | null
  declare payableUntil: Date | null
  declare paidAt: Date | null
  /** Language of the user who ordered, for mails and documents. */
  declare locale: Locale
  declare createdAt: Date
  declare changedAt: Date
  declare version: number

  /** Neither paid nor canceled. */
  get isOpen(): boolean {
    return openStatuses.some((status) => status === this.status)
  }

  get grossCents(): number {
    return this.netCents + this.vatCents
  }
}

/** Orders that can still be paid. */
export const openOrders = (connection: Connection): QueryBuilder<Payment> =>
  Payment.query(connection)
    .whereIn('status', openStatuses)
    .where('payableUntil', '>', expression`now()`)

/** Locks the row until the transaction ends. Every change of a payment takes this lock. */
export const lockPayment = async (trx: Transaction, paymentGuid: string): Promise<Payment | undefined> =>
  Payment.query(trx).findById(paymentGuid).forUpdate()

/** Numbers that are taken and not used leave gaps: they are what people call an order, not the series of invoices. */
export async function nextOrderNumber(connection: Connection): Promise<number> {
  const [row] = await run<{ number: number }>(connection, sql`select nextval('order_numbers') as number`)
  return row!.number // A sequence has a next.
}
