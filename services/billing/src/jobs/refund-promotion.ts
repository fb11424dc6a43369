import { refundAtProvider, writeRefund } from '../actions/refund-payment.ts'
import { handle } from '../deps.ts'
import { billingMessages } from '../mails/messages/index.ts'
import { Payment } from '../models/payment.ts'

/**
 * Refunds the rest of the price of a refused promotion. The provider refunds a card. Support gets a mail to send a
 * transfer back from our own bank.
 */
export const refundPromotionJob = handle('refund-promotion', async ({ deps, payload: { paymentGuid, refusal } }) => {
  const payment = await Payment.query(deps.database.knex).findById(paymentGuid)
  if (payment?.status !== 'PAID') return
  const { grossCents, locale, refundedCents } = payment
  const amountCents = grossCents - refundedCents
  const key = `${paymentGuid} refused`
  const truth = await refundAtProvider(deps, payment, { amountCents, key })
  const reason = refusal ?? billingMessages[locale].promotionLeft
  await deps.database.transaction((trx) =>
    writeRefund(trx, deps, { key, paymentGuid, amountCents, reason, refundedBy: null }, truth),
  )
})
