import { expression, type Transaction } from '@sild/service-kit'
import { lockPayment, Payment } from '../models/payment.ts'
import { noteDifference } from '../models/payment-difference.ts'
import type { ProviderPayment } from '../providers/provider.ts'
import { type ChangeDeps, changePayment } from './change-payment.ts'

type Deps = ChangeDeps
/** Somebody has said that the money is on its way. */
const PROMISED_DAYS = 14

/**
 * Makes our payment what the provider says is true. What is older than we know changes nothing, and what does not fit is held and
 * told: another amount or currency, money for an order that was taken back.
 */
export async function applyProviderPayment(
  trx: Transaction,
  deps: Deps,
  paymentGuid: string,
  truth: ProviderPayment,
): Promise<void> {
  const payment = await lockPayment(trx, paymentGuid)
  if (!payment) return
  const { providerChangedAt } = payment
  if (providerChangedAt && truth.changedAt < providerChangedAt) return
  const change = { providerChangedAt: truth.changedAt }

  if (truth.status !== 'PAID') {
    if (truth.isPromised && payment.status !== 'PAID') return keepOpen(trx, deps, payment, change)
    await changePayment(trx, deps, payment, truth.status, change)
    return
  }
  if (truth.amountCents !== payment.grossCents || truth.currency !== 'EUR')
    return noteDifference(trx, deps, { kind: 'amount-differs', payment, truth })
  if (payment.status === 'CANCELED') return noteDifference(trx, deps, { kind: 'paid-after-cancel', payment, truth })
  await changePayment(trx, deps, payment, payment.status === 'REFUNDED' ? 'REFUNDED' : 'PAID', change)
  if (truth.refundedCents > payment.refundedCents) await applyRefund(trx, deps, paymentGuid, truth)
}

async function keepOpen(
  trx: Transaction,
  deps: Deps,
  payment: Payment,
  change: Pick<Payment, 'providerChangedAt'>,
): Promise<void> {
  const until = new Date(payment.createdAt.getTime() + PROMISED_DAYS * 86_400_000)
  const payableUntil = payment.payableUntil && payment.payableUntil > until ? payment.payableUntil : until
  await changePayment(trx, deps, payment, 'WAITING', { ...change, payableUntil })
  await deps.outbox.add(trx, 'end-order', { paymentGuid: payment.paymentGuid }, { runAt: payableUntil })
}

async function applyRefund(
  trx: Transaction,
  deps: Deps,
  paymentGuid: string,
  { refundedCents }: ProviderPayment,
): Promise<void> {
  const paid = await lockPayment(trx, paymentGuid)
  if (!paid) return
  const isWhole = refundedCents >= paid.grossCents
  await changePayment(trx, deps, paid, isWhole ? 'REFUNDED' : 'PAID', { refundedCents })
  if (isWhole) return
  // A part changes no state, and is told all the same.
  await deps.outbox.add(trx, 'mail-payment', { paymentGuid, message: 'refunded' })
  await Payment.query(trx)
    .findById(paymentGuid)
    .patch({ changedAt: expression`now()` })
}
