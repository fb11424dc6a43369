import type { BillingDetails } from '@sild/contract/companies/schemas'
import { expression } from '@sild/service-kit'
import { billingMessages } from '../mails/messages/index.ts'
import { lockPayment, Payment } from '../models/payment.ts'
import type { BillingDeps } from '../deps.ts'
import { vatOf } from '../rules/vat.ts'
import { correctInvoice } from './issue-invoice.ts'
import { findBuyer } from './open-order.ts'
import { refundAtProvider, writeRefund } from './refund-payment.ts'

/** How long after a sale a number that VIES confirms takes the tax away: VIES may have been down before. */
const DAYS = 31

/** Sales with the tax of the buyer's country to somebody who has named a VAT number, of which nothing has gone back. */
export const correctable = (deps: Pick<BillingDeps, 'database'>): Promise<Payment[]> =>
  Promise.resolve(
    Payment.query(deps.database.knex)
      .where({ status: 'PAID', vatScheme: 'one-stop-shop', refundedCents: 0 })
      .whereNull('vatCorrectedAt')
      .where('paidAt', '>', expression`now() - make_interval(days => ${DAYS})`)
      .where(expression`buyer ->> 'vatNumber' is not null`)
      .orderBy('paidAt'),
  )

/** Gives the tax of a sale back where VIES confirms the buyer's number now: a credit note, an invoice without tax, the money. */
export async function correctVat(deps: BillingDeps, payment: Payment): Promise<void> {
  const { companyGuid, grossCents, locale, paymentGuid, vatCents } = payment
  const details = await findBuyer(deps, companyGuid)
  if (!isConfirmedNow(payment, details, deps.clock.now())) return
  const key = `${paymentGuid} vat`
  const truth = await refundAtProvider(deps, payment, { amountCents: vatCents, key })
  const reason = billingMessages[locale].vatConfirmed
  await deps.database.transaction(async (trx) => {
    const held = await lockPayment(trx, paymentGuid)
    if (!held || held.vatCorrectedAt || held.status !== 'PAID' || held.grossCents !== grossCents) return
    const vatConfirmedAt = details.vatConsultation?.askedAt ?? null
    await correctInvoice(trx, deps, held, { corrected: { ...withoutTax, vatConfirmedAt }, reason })
    await Payment.query(trx)
      .findById(paymentGuid)
      .patch({ vatCorrectedAt: expression`now()` })
    await writeRefund(trx, deps, { key, paymentGuid, amountCents: vatCents, reason, refundedBy: null }, truth)
  })
}

const withoutTax = { vatCents: 0, vatPercent: 0, vatScheme: 'reverse-charge' } as const

/** The same business under the same number: somebody who has moved or changed it is a buyer of another sale. */
function isConfirmedNow({ buyer }: Payment, details: BillingDetails, now: Date): boolean {
  const isSame = details.vatNumber === buyer?.vatNumber && details.countryCode === buyer?.countryCode
  return isSame && vatOf(details, now).scheme === 'reverse-charge'
}
