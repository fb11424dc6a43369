import { AppError, run, sql, type Transaction } from '@sild/service-kit'
import { noteAction } from '../models/billing-action.ts'
import { lockPayment, Payment } from '../models/payment.ts'
import type { ProviderPayment } from '../providers/provider.ts'
import { orderNumberOf } from '../replies/payment-reply.ts'
import { askProvider } from './ask-provider.ts'
import type { BillingDeps } from '../deps.ts'
import { applyProviderPayment } from './apply-provider-payment.ts'
import { type ChangeDeps, giveBack } from './change-payment.ts'

export interface Refund {
  /** The same amount after the same refunds is the same refund: pressed twice, it is given back once. */
  readonly key: string
  readonly paymentGuid: string
  readonly amountCents: number
  readonly reason: string
  /** Null where nobody decided it: a promotion was refused. */
  readonly refundedBy: string | null
}

/** @throws payment-not-paid, refund-above-paid */
export function requireRefundable({ grossCents, refundedCents, status }: Payment, amountCents: number): void {
  if (status !== 'PAID') throw new AppError('payment-not-paid')
  if (refundedCents + amountCents > grossCents) throw new AppError('refund-above-paid')
}

/** Gives back at the provider, once a key; null for a transfer, which our own bank sends. Calls. @throws provider-unavailable */
export const refundAtProvider = async (
  deps: Pick<BillingDeps, 'provider'>,
  { providerRef }: Pick<Payment, 'providerRef'>,
  refund: Pick<Refund, 'amountCents' | 'key'>,
): Promise<ProviderPayment | null> =>
  providerRef === null ? null : askProvider(deps, (provider) => provider.refund(providerRef, refund))

/**
 * Writes down what was given back: by the provider, whose answer says what is true, or else by our own bank. Whoever decided that
 * sends the transfer; where nobody did, the support is told.
 */
export async function writeRefund(
  trx: Transaction,
  deps: ChangeDeps,
  { amountCents, key, paymentGuid, reason, refundedBy }: Refund,
  truth: ProviderPayment | null,
): Promise<void> {
  const payment = await lockPayment(trx, paymentGuid)
  if (!payment) throw new AppError('payment-not-found')
  const written = await run(
    trx,
    sql`insert into refunds (key, payment_guid, amount_cents, reason, refunded_by)
        values (${key}, ${paymentGuid}, ${amountCents}, ${reason}, ${refundedBy}) on conflict do nothing returning 1`,
  )
  if (written.length === 0) return
  const subject = orderNumberOf(payment)
  const { companyGuid } = payment
  if (refundedBy)
    await noteAction(trx, { action: 'refunded', userGuid: refundedBy, companyGuid, subject, amountCents, reason })
  await Payment.query(trx).findById(paymentGuid).patch({ refundReason: reason })
  payment.refundReason = reason
  if (truth) return applyProviderPayment(trx, deps, paymentGuid, truth)
  requireRefundable(payment, amountCents)
  await giveBack(trx, deps, payment, payment.refundedCents + amountCents)
  if (!refundedBy) await deps.outbox.add(trx, 'mail-transfer-back', { paymentGuid, refundKey: key })
}
