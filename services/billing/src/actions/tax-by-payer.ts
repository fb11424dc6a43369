import { netCentsIn, vatOf } from '../rules/vat.ts'
import type { Transaction } from '@sild/service-kit'
import type { BillingDeps } from '../deps.ts'
import { lockPayment, Payment } from '../models/payment.ts'
import { noteDifference } from '../models/payment-difference.ts'

/**
 * Stores where a payment came from, before it becomes paid. A sale outside the scope that is paid from inside the Union is taxed
 * there: what was paid includes the tax, because the buyer owes no more than the price, and the staff are notified. The caller holds
 * the row lock.
 */
export async function taxByPayer(
  trx: Transaction,
  deps: Pick<BillingDeps, 'clock' | 'outbox'>,
  payment: Payment,
  payerCountry: string | null,
): Promise<Payment> {
  if (payerCountry === null || payment.payerCountry === payerCountry) return payment
  const { paymentGuid } = payment
  const taxed = taxedAgain(payment, payerCountry, deps.clock.now())
  await Payment.query(trx)
    .findById(paymentGuid)
    .patch({ payerCountry, ...taxed })
  if (taxed) await noteDifference(trx, deps, { kind: 'tax-place-differs', payment, truth: null })
  return (await lockPayment(trx, paymentGuid))!
}

function taxedAgain({ buyer, grossCents, vatScheme }: Payment, payerCountry: string, now: Date) {
  if (!buyer || vatScheme !== 'outside-scope') return null
  const { percent, scheme } = vatOf({ ...buyer, payerCountry }, now)
  if (percent === 0) return null
  const netCents = netCentsIn(grossCents, percent)
  return { netCents, vatCents: grossCents - netCents, vatPercent: String(percent), vatScheme: scheme }
}

/** The country of the card or account of the company's last payment; null if unknown. */
export async function findPayerCountry(
  { database }: Pick<BillingDeps, 'database'>,
  companyGuid: string,
): Promise<string | null> {
  const [last] = await Payment.query(database.knex)
    .where({ companyGuid })
    .whereNotNull('payerCountry')
    .whereNotNull('paidAt')
    .orderBy('paidAt', 'desc')
    .limit(1)
  return last?.payerCountry ?? null
}
