import type { Connection } from '@sild/service-kit'
import { type Invoice, invoicesOf } from './invoice.ts'
import type { Payment } from './payment.ts'
import { type PaidPeriod, Subscription } from './subscription.ts'

/** Results of a payment: its period, its invoice and credit notes. */
export interface PaymentParts {
  readonly period: PaidPeriod | null
  readonly invoices: readonly Invoice[]
}

export async function findPaymentParts(
  connection: Connection,
  payments: readonly Payment[],
): Promise<(payment: Payment) => PaymentParts> {
  const guids = payments.map(({ paymentGuid }) => paymentGuid)
  const [periods, invoices] = await Promise.all([
    Subscription.query(connection).whereIn('paymentGuid', guids),
    invoicesOf(connection, guids),
  ])
  const periodOf = new Map(periods.map((period) => [period.paymentGuid, period]))
  const ofPayment = Map.groupBy(invoices, ({ paymentGuid }) => paymentGuid)
  return ({ paymentGuid, promotionEndsAt, promotionStartsAt }) => ({
    period:
      promotionStartsAt && promotionEndsAt
        ? { activeFrom: promotionStartsAt, activeUntil: promotionEndsAt }
        : (periodOf.get(paymentGuid) ?? null),
    invoices: ofPayment.get(paymentGuid) ?? [],
  })
}
