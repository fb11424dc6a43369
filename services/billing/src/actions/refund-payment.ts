import { AppError, run, sql, type Transaction } from '@sild/service-kit'
import { noteAction } from '../models/billing-action.ts'
import { lockPayment, Payment } from '../models/payment.ts'
import { type ProviderPayment, ProviderRefusedError } from '../providers/provider.ts'
import { orderNumberOf } from '../rules/order-number.ts'
import { callProvider } from './call-provider.ts'
import type { BillingDeps } from '../deps.ts'
import { applyProviderPayment } from './apply-provider-payment.ts'
import { type ChangeDeps, recordRefund } from './change-payment.ts'

export interface Refund {
  /** Names the refund for ever: under the same key the provider gives back once. */
  readonly key: string
  readonly paymentGuid: string
  readonly amountCents: number
  readonly reason: string
  /** Null for an automatic refund: a promotion was refused. */
  readonly refundedBy: string | null
}

type RefundDeps = ChangeDeps & Pick<BillingDeps, 'database' | 'provider'>

/** @throws payment-not-paid, refund-above-paid */
export function requireRefundable({ grossCents, refundedCents, status }: Payment, amountCents: number): void {
  if (status !== 'PAID') throw new AppError('payment-not-paid')
  if (refundedCents + amountCents > grossCents) throw new AppError('refund-above-paid')
}

/**
 * Refunds at the provider, once for each key; null for a transfer, which is refunded by bank. If the provider refuses,
 * the payment is updated to the provider's state. Calls the provider.
 * @throws provider-unavailable, refund-above-paid
 */
export async function refundAtProvider(
  deps: RefundDeps,
  { paymentGuid, providerRef }: Pick<Payment, 'paymentGuid' | 'providerRef'>,
  refund: Pick<Refund, 'amountCents' | 'key'>,
): Promise<ProviderPayment | null> {
  if (providerRef === null) return null
  try {
    return await callProvider(deps, (provider) => provider.refund(providerRef, refund))
  } catch (error) {
    if (!(error instanceof ProviderRefusedError)) throw error
    await releaseClaim(deps.database, refund.key)
    await catchUp(deps, { paymentGuid, providerRef })
    throw new AppError('refund-above-paid', { cause: error })
  }
}

/** Deletes a claim without a refund. */
async function releaseClaim({ knex }: BillingDeps['database'], key: string): Promise<void> {
  await run(knex, sql`delete from refunds where key = ${key} and given_at is null`)
}

/** Updates a payment to its provider's current state. Calls the provider. @throws provider-unavailable */
export async function catchUp(
  deps: RefundDeps,
  { paymentGuid, providerRef }: Pick<Payment, 'paymentGuid' | 'providerRef'>,
): Promise<void> {
  if (providerRef === null) return
  const truth = await callProvider(deps, (provider) => provider.fetch(providerRef))
  await deps.database.transaction((trx) => applyProviderPayment(trx, deps, paymentGuid, truth))
}

/**
 * Stores a refund: by the provider, with the state from its reply, or else by our own bank. The staff member who
 * decided it sends the transfer. For an automatic refund, support gets a mail.
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
    sql`insert into refunds (key, payment_guid, amount_cents, reason, refunded_by, given_at)
        values (${key}, ${paymentGuid}, ${amountCents}, ${reason}, ${refundedBy}, now())
        on conflict (key) do update set given_at = now() where refunds.given_at is null returning 1`,
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
  await recordRefund(trx, deps, payment, payment.refundedCents + amountCents)
  if (!refundedBy) await deps.outbox.add(trx, 'mail-transfer-back', { paymentGuid, refundKey: key })
}
