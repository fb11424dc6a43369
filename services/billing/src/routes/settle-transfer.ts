import { AppError, invalidField } from '@sild/service-kit'
import { changePayment } from '../actions/change-payment.ts'
import { findAnyPayment } from '../actions/find-payment.ts'
import { serve } from '../deps.ts'
import { noteAction } from '../models/billing-action.ts'
import { lockPayment } from '../models/payment.ts'
import { staffPaymentReply } from '../replies/staff-payment-reply.ts'
import { orderNumberOf } from '../rules/order-number.ts'

export const settleTransferRoute = serve('settleTransfer', ({ actor, body, deps, locale, params, transaction }) =>
  transaction(async (trx) => {
    const { paymentGuid } = params
    const payment = await lockPayment(trx, paymentGuid)
    if (!payment) throw new AppError('payment-not-found')
    if (payment.method !== 'transfer') throw new AppError('payment-not-transfer')
    if (payment.status !== 'WAITING') throw new AppError('payment-settled')
    if (body.amountCents !== payment.grossCents)
      throw invalidField('amountCents', { code: 'amount-differs', values: { val: payment.grossCents / 100 } })
    await changePayment(trx, deps, payment, 'PAID')
    const { companyGuid } = payment
    const subject = orderNumberOf(payment)
    await noteAction(trx, { action: 'transfer-settled', userGuid: actor.userGuid, companyGuid, subject, ...body })
    return staffPaymentReply(trx, await findAnyPayment(trx, paymentGuid), { ...deps, locale })
  }),
)
