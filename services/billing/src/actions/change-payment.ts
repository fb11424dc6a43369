import { isDeepStrictEqual } from 'node:util'
import { expression, type Transaction } from '@sild/service-kit'
import type { PaymentStatus } from '@sild/contract/billing/enums'
import { keysOf } from '@sild/contract/keys'
import { limitOf } from '@sild/contract/permissions'
import type { BillingDeps } from '../deps.ts'
import { Payment } from '../models/payment.ts'
import { lockPeriods, nextStartOf, type PaidPeriod, Subscription } from '../models/subscription.ts'
import { mayBecome } from '../rules/transitions.ts'
import { endPeriod } from './end-period.ts'
import { issueCreditNote, issueInvoice } from './issue-invoice.ts'

/** The dependencies for changes of a payment. */
export type ChangeDeps = Pick<BillingDeps, 'clock' | 'live' | 'outbox' | 'seller'>
type Change = Partial<Pick<Payment, 'providerChangedAt' | 'refundedCents' | 'refundReason' | 'payableUntil'>>

const messages: Partial<Record<PaymentStatus, 'paid' | 'declined' | 'refunded'>> = {
  PAID: 'paid',
  REJECTED: 'declined',
  REFUNDED: 'refunded',
}

/**
 * Sets the payment's status and runs its side effects: the paid period, mails, and a message to the waiting browser.
 * The caller holds the row lock. A transition that is no longer possible changes nothing.
 */
export async function changePayment(
  trx: Transaction,
  deps: ChangeDeps,
  payment: Payment,
  status: PaymentStatus,
  change: Change = {},
): Promise<boolean> {
  const { live, outbox } = deps
  const { companyGuid, paymentGuid } = payment
  const isNew = payment.status !== status
  if (isNew && !mayBecome(payment.status, status)) return false
  if (!isNew && isUnchanged(payment, change)) return noteProviderChange(trx, paymentGuid, change)
  await Payment.query(trx)
    .findById(paymentGuid)
    .patch({
      status,
      ...change,
      ...(isNew && status === 'PAID' && { paidAt: expression`now()` }),
      changedAt: expression`now()`,
      version: expression`version + 1`,
    })
  const { refundedCents = payment.refundedCents, refundReason: reason = payment.refundReason } = change
  if (isNew && status === 'REFUNDED') await endPeriod(trx, deps, payment)
  if (isNew && status === 'PAID') await issueInvoice(trx, deps, payment, await startPeriod(trx, payment))
  if (refundedCents > payment.refundedCents) await issueCreditNote(trx, deps, payment, { refundedCents, reason })
  if (!isNew) return false
  await publishPromotionEvent(trx, outbox, payment, status)
  if (status === 'REJECTED') await outbox.publish(trx, 'payment-declined', { paymentGuid })
  const message = messages[status]
  if (message) await outbox.add(trx, 'mail-payment', { paymentGuid, message })
  live.publish(trx, { to: { companyGuid }, type: 'payment-changed', payload: { paymentGuid, status } })
  return true
}

/** Whether the provider repeats a known state: each answer of Stripe has a time of its own. */
const isUnchanged = (payment: Payment, change: Change): boolean =>
  keysOf(change).every((key) => key === 'providerChangedAt' || isDeepStrictEqual(payment[key], change[key]))

async function noteProviderChange(
  trx: Transaction,
  paymentGuid: string,
  { providerChangedAt }: Change,
): Promise<false> {
  if (providerChangedAt) await Payment.query(trx).findById(paymentGuid).patch({ providerChangedAt })
  return false
}

/** Stores the total refunded amount of a payment. A partial refund changes no status, but is published too. */
export async function recordRefund(
  trx: Transaction,
  deps: ChangeDeps,
  payment: Payment,
  refundedCents: number,
): Promise<void> {
  const isWhole = refundedCents >= payment.grossCents
  await changePayment(trx, deps, payment, isWhole ? 'REFUNDED' : 'PAID', { refundedCents })
  if (!isWhole) await deps.outbox.add(trx, 'mail-payment', { paymentGuid: payment.paymentGuid, message: 'refunded' })
}

/**
 * The months of the calendar, but never fewer days than the plan's `days` for each (S6-PLAN-12): February sells as many as others.
 * It begins now, or when what runs ends.
 */
async function startPeriod(
  trx: Transaction,
  { companyGuid, months, paymentGuid, planSlug }: Payment,
): Promise<PaidPeriod | null> {
  if (months === null || planSlug === null) return null
  await lockPeriods(trx, companyGuid)
  const minDays = (limitOf(planSlug, 'days') ?? 0) * months
  const startsAt = nextStartOf(companyGuid)
  return Subscription.query(trx)
    .insert({
      companyGuid,
      planSlug,
      paymentGuid,
      status: 'ACTIVE',
      isGift: false,
      activeFrom: expression`${startsAt}`,
      activeUntil: expression`greatest(${startsAt} + make_interval(months => ${months}), ${startsAt} + make_interval(days => ${minDays}))`,
    })
    .returning('*')
}

/** The publications service owns promotions: it starts a paid one and ends a refunded one. */
async function publishPromotionEvent(
  trx: Transaction,
  outbox: ChangeDeps['outbox'],
  { companyGuid, optionDays: days, paymentGuid: promotionGuid, publicationGuid }: Payment,
  status: PaymentStatus,
): Promise<void> {
  if (days === null || publicationGuid === null) return
  if (status === 'PAID')
    await outbox.publish(trx, 'promotion-paid', { promotionGuid, publicationGuid, companyGuid, days })
  if (status === 'REFUNDED') await outbox.publish(trx, 'promotion-paid-back', { promotionGuid })
}
