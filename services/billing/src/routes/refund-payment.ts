import { findAnyPayment } from '../actions/find-payment.ts'
import { refundAtProvider, requireRefundable, writeRefund } from '../actions/refund-payment.ts'
import { serve } from '../deps.ts'
import { staffPaymentReply } from '../replies/staff-payment-reply.ts'

export const refundPaymentRoute = serve('refundPayment', async ({ actor, body, deps, locale, params, transaction }) => {
  const { amountCents } = body
  const payment = await findAnyPayment(deps.database.knex, params.paymentGuid)
  requireRefundable(payment, amountCents)
  const { paymentGuid, refundedCents } = payment
  const key = `${paymentGuid} ${refundedCents} ${amountCents}`
  const truth = await refundAtProvider(deps, payment, { amountCents, key })
  return transaction(async (trx) => {
    await writeRefund(trx, deps, { ...body, key, paymentGuid, refundedBy: actor.userGuid }, truth)
    return staffPaymentReply(trx, await findAnyPayment(trx, paymentGuid), { ...deps, locale })
  })
})
