import { claimRefund, hasStaleClaim } from '../actions/claim-refund.ts'
import { findAnyPayment } from '../actions/find-payment.ts'
import { catchUp, refundAtProvider, writeRefund } from '../actions/refund-payment.ts'
import { serve } from '../deps.ts'
import { staffPaymentReply } from '../replies/staff-payment-reply.ts'

export const refundPaymentRoute = serve('refundPayment', async ({ actor, body, deps, locale, params, transaction }) => {
  const { paymentGuid } = params
  const { amountCents, reason, seenRefundedCents: seenCents } = body
  const key = `${paymentGuid} ${seenCents} ${amountCents}`
  const refund = { key, paymentGuid, amountCents, reason, refundedBy: actor.userGuid, seenCents }
  const seen = await findAnyPayment(deps.database.knex, paymentGuid)
  if (await hasStaleClaim(deps.database, refund)) await catchUp(deps, seen)
  const payment = await deps.database.transaction((trx) => claimRefund(trx, refund))
  const truth = await refundAtProvider(deps, payment, refund)
  return transaction(async (trx) => {
    await writeRefund(trx, deps, refund, truth)
    return staffPaymentReply(trx, await findAnyPayment(trx, paymentGuid), { ...deps, locale })
  })
})
