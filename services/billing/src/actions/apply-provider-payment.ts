import type { Transaction } from '@sild/service-kit'
import { lockPayment, type Payment } from '../models/payment.ts'
import { noteDifference } from '../models/payment-difference.ts'
import type { ProviderPayment } from '../providers/provider.ts'
import { mayBecome } from '../rules/transitions.ts'
import { type ChangeDeps, changePayment, recordRefund } from './change-payment.ts'
import { taxByPayer } from './tax-by-payer.ts'

/** How long an order stays open after the provider has reported that the money is on its way. */
const PROMISED_MS = 14 * 86_400_000
/** Interval of later checks while the money is still on its way. */
const AGAIN_MS = 86_400_000

/**
 * Updates our payment to the provider's state. An older state changes nothing. A state that does not fit is held and
 * reported: another amount or currency, or money for a canceled order.
 */
export async function applyProviderPayment(
  trx: Transaction,
  deps: ChangeDeps,
  paymentGuid: string,
  truth: ProviderPayment,
): Promise<void> {
  const payment = await lockPayment(trx, paymentGuid)
  if (!payment) return
  const { providerChangedAt } = payment
  if (providerChangedAt && truth.changedAt < providerChangedAt) return
  const change = { providerChangedAt: truth.changedAt }

  if (truth.status !== 'PAID') {
    if (truth.isPromised && payment.isOpen) return extendPayableTime(trx, deps, payment, change)
    await changePayment(trx, deps, payment, truth.status, change)
    return
  }
  if (truth.amountCents !== payment.grossCents || truth.currency !== 'EUR')
    return noteDifference(trx, deps, { kind: 'amount-differs', payment, truth })
  if (payment.status === 'CANCELED') return noteDifference(trx, deps, { kind: 'paid-after-cancel', payment, truth })
  const sale = mayBecome(payment.status, 'PAID') ? await taxByPayer(trx, deps, payment, truth.payerCountry) : payment
  await changePayment(trx, deps, sale, sale.status === 'REFUNDED' ? 'REFUNDED' : 'PAID', change)
  if (truth.refundedCents <= payment.refundedCents) return
  // Reload the row: it may just have been paid.
  const paid = await lockPayment(trx, paymentGuid)
  if (paid) await recordRefund(trx, deps, paid, truth.refundedCents)
}

async function extendPayableTime(
  trx: Transaction,
  deps: ChangeDeps,
  payment: Payment,
  change: Pick<Payment, 'providerChangedAt'>,
): Promise<void> {
  const { createdAt, paymentGuid } = payment
  const [now, known] = [deps.clock.now().getTime(), payment.payableUntil?.getTime() ?? 0]
  const promised = Math.max(known, createdAt.getTime() + PROMISED_MS)
  const until = promised > now ? promised : now + AGAIN_MS
  const payableUntil = new Date(until)
  await changePayment(trx, deps, payment, 'WAITING', { ...change, payableUntil })
  // A job ends the order at its time; the one of a time that stays waits already.
  if (until !== known) await deps.outbox.add(trx, 'end-order', { paymentGuid }, { runAt: payableUntil })
}
