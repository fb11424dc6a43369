import { findOwnPayment } from '../actions/find-payment.ts'
import { serve } from '../deps.ts'
import { findPaymentParts } from '../models/payment-parts.ts'
import { paymentReply } from '../replies/payment-reply.ts'

export const getPaymentRoute = serve('getPayment', async ({ actor: { companyGuid }, deps, locale, params }) => {
  const { knex } = deps.database
  const payment = await findOwnPayment(knex, { ...params, companyGuid })
  const partsOf = await findPaymentParts(knex, [payment])
  return paymentReply(payment, partsOf(payment), { ...deps, locale })
})
