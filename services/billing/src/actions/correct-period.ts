import type { Transaction } from '@sild/service-kit'
import type { BillingDeps } from '../deps.ts'
import { billingMessages } from '../mails/messages/index.ts'
import { lockPayment } from '../models/payment.ts'
import { Subscription } from '../models/subscription.ts'
import { correctInvoice, daysOf, latestInvoice } from './issue-invoice.ts'

/**
 * Corrects the dates on the invoice of a plan to those of its period. Returns the period, unless it has ended; gifts have
 * one too.
 */
export async function correctPeriod(
  trx: Transaction,
  deps: Pick<BillingDeps, 'clock' | 'seller'>,
  paymentGuid: string,
): Promise<Subscription | null> {
  const payment = await lockPayment(trx, paymentGuid)
  const period = await Subscription.query(trx).findOne({ paymentGuid, status: 'ACTIVE' })
  if (!payment || !period) return null
  const invoice = await latestInvoice(trx, payment)
  const days = daysOf(period)
  if (invoice && invoice.content.period?.from !== days.from)
    await correctInvoice(trx, deps, payment, {
      corrected: { period: days },
      reason: billingMessages[payment.locale].periodMoved,
    })
  return period
}
