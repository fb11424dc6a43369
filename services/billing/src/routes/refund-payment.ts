import { askProvider } from '../actions/ask-provider.ts'
import { findAnyPayment } from '../actions/find-payment.ts'
import { requireRefundable, writeRefund } from '../actions/refund-payment.ts'
import { serve } from '../deps.ts'
import { staffPaymentReply } from '../replies/staff-payment-reply.ts'

export const refundPaymentRoute = serve('refundPayment', async ({ actor, body, deps, locale, params, transaction }) => {
  const { amountCents } = body
  const payment = await findAnyPayment(deps.database.knex, params.paymentGuid)
  requireRefundable(payment, amountCents)
  const { paymentGuid, providerRef, refundedCents } = payment
  const key = `${paymentGuid} ${refundedCents} ${amountCents}`
  const truth =
    providerRef === null
      ? null
      : await askProvider(deps, (provider) => provider.refund(providerRef, { amountCents, key }))
  return transaction(async (trx) => {
    await writeRefund(trx, deps, { ...body, key, paymentGuid, refundedBy: actor.userGuid }, truth)
    return staffPaymentReply(trx, await findAnyPayment(trx, paymentGuid), { ...deps, locale })
  })
})
