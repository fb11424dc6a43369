import { expression } from '@sild/service-kit'
import { billingMessages } from '../mails/messages/index.ts'
import { lockPayment, Payment } from '../models/payment.ts'
import type { BillingDeps } from '../deps.ts'
import { type Buyer, vatOf } from '../rules/vat.ts'
import { correctInvoice } from './issue-invoice.ts'
import { findBuyer } from './prepare-order.ts'
import { refundAtProvider, writeRefund } from './refund-payment.ts'

/** How long after a sale the tax is refunded if VIES confirms the number: VIES may have been unavailable before. */
const DAYS = 31

/** Sales with the tax of the buyer's country to buyers with a VAT number, without any refund. */
export const correctable = (deps: Pick<BillingDeps, 'database'>): Promise<Payment[]> =>
  Promise.resolve(
    Payment.query(deps.database.knex)
      .where({ status: 'PAID', vatScheme: 'one-stop-shop', refundedCents: 0 })
      .whereNull('vatCorrectedAt')
      .where('paidAt', '>', expression`now() - make_interval(days => ${DAYS})`)
      .where(expression`buyer ->> 'vatNumber' is not null`)
      .orderBy('paidAt'),
  )

/** Corrected sales with tax to refund. Leaves out sales where other refunds have included the tax. */
export const vatToRefund = (deps: Pick<BillingDeps, 'database'>): Promise<Payment[]> =>
  Promise.resolve(
    Payment.query(deps.database.knex)
      .where({ status: 'PAID' })
      .whereNotNull('vatCorrectedAt')
      .where(expression`refunded_cents <= net_cents`)
      .where(expression`not exists (select from refunds where key = payments.payment_guid || ' vat')`)
      .orderBy('vatCorrectedAt'),
  )

/**
 * Issues a credit note and an invoice without tax for a sale if VIES confirms the buyer's number now. Runs before the
 * tax is refunded, so that a parallel refund does not include the tax, in any order of their events.
 */
export async function correctVat(deps: BillingDeps, { companyGuid, paymentGuid }: Payment): Promise<void> {
  const details = await findBuyer(deps, companyGuid)
  await deps.database.transaction(async (trx) => {
    const payment = await lockPayment(trx, paymentGuid)
    if (payment?.status !== 'PAID' || payment.vatCorrectedAt || payment.refundedCents > 0) return
    if (!isConfirmedNow(payment, details, deps.clock.now())) return
    const vatConfirmedAt = details.vatConsultation?.askedAt ?? null
    const reason = billingMessages[payment.locale].vatConfirmed
    await correctInvoice(trx, deps, payment, { corrected: { ...withoutTax, vatConfirmedAt }, reason })
    await Payment.query(trx)
      .findById(paymentGuid)
      .patch({
        vatCorrectedAt: expression`now()`,
        refundReason: reason,
        // The answer of VIES is the evidence of the corrected sale.
        ...(payment.buyer && { buyer: { ...payment.buyer, vatConsultation: details.vatConsultation } }),
      })
  })
}

/** Refunds the tax of a corrected sale. Idempotent. */
export async function refundVat(deps: BillingDeps, payment: Payment): Promise<void> {
  const { locale, paymentGuid, vatCents: amountCents } = payment
  const reason = billingMessages[locale].vatConfirmed
  const refund = { key: `${paymentGuid} vat`, paymentGuid, amountCents, reason, refundedBy: null }
  const truth = await refundAtProvider(deps, payment, refund)
  await deps.database.transaction((trx) => writeRefund(trx, deps, refund, truth))
}

const withoutTax = { vatCents: 0, vatPercent: 0, vatScheme: 'reverse-charge' } as const

/** Whether country and number are unchanged and confirmed: after a change, the old sale belongs to the old details. */
function isConfirmedNow({ buyer }: Payment, details: Buyer, now: Date): boolean {
  const isSame = details.vatNumber === buyer?.vatNumber && details.countryCode === buyer?.countryCode
  return isSame && vatOf(details, now).scheme === 'reverse-charge'
}
