import { AppError } from '@sild/service-kit'
import { cancelOrder } from '../actions/cancel-order.ts'
import { findOwnPayment } from '../actions/find-payment.ts'
import { serve } from '../deps.ts'
import { findPaymentParts } from '../models/payment-parts.ts'
import { paymentReply } from '../replies/payment-reply.ts'

export const cancelPaymentRoute = serve(
  'cancelPayment',
  async ({ actor: { companyGuid }, deps, locale, params, transaction }) => {
    const open = await findOwnPayment(deps.database.knex, { ...params, companyGuid })
    if (!open.isOpen) throw new AppError('payment-settled')
    const writeDown = await cancelOrder(deps, open)
    return transaction(async (trx) => {
      await writeDown(trx)
      const payment = await findOwnPayment(trx, { ...params, companyGuid })
      const partsOf = await findPaymentParts(trx, [payment])
      return paymentReply(payment, partsOf(payment), { ...deps, locale })
    })
  },
)
