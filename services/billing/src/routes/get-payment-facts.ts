import { AppError } from '@sild/service-kit'
import { serve } from '../deps.ts'
import { Payment } from '../models/payment.ts'
import { orderNumberOf } from '../rules/order-number.ts'
import { productOf } from '../rules/product-of.ts'

export const getPaymentFactsRoute = serve('getPaymentFacts', async ({ deps, params }) => {
  const payment = await Payment.query(deps.database.knex).findById(params.paymentGuid)
  if (!payment) throw new AppError('payment-not-found')
  const { companyGuid, locale, status, userGuid } = payment
  return {
    number: orderNumberOf(payment),
    product: productOf(payment, locale),
    status,
    companyGuid,
    userGuid,
    locale,
  }
})
