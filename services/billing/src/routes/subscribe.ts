import { AppError } from '@sild/service-kit'
import { cancelOrder } from '../actions/cancel-order.ts'
import { findBuyer, findPlan, isBilledAlike, openOrder } from '../actions/open-order.ts'
import { findSameOrder, placeOrder, requireNoPlan } from '../actions/place-order.ts'
import { serve } from '../deps.ts'
import { paymentUrlOf } from '../replies/payment-reply.ts'

export const subscribeRoute = serve('subscribe', async ({ actor, body, deps, locale, params, transaction }) => {
  const { companyGuid, userGuid } = actor
  if (params.guid !== companyGuid) throw new AppError('company-not-found')
  const wish = findPlan(params.subGuid, body.months)
  const { knex } = deps.database
  await requireNoPlan(knex, companyGuid)
  const same = await findSameOrder(knex, { ...wish, companyGuid, months: body.months, method: body.method })
  const buyer = await findBuyer(deps, companyGuid)
  if (same && isBilledAlike(same, buyer, deps.clock.now()))
    return { paymentGuid: same.paymentGuid, paymentUrl: paymentUrlOf(same, deps, locale) }
  if (same) await deps.database.transaction(await cancelOrder(deps, same))
  const { checkout, order } = await openOrder(deps, { ...wish, ...body, buyer, companyGuid, userGuid, locale })
  return transaction(async (trx) => {
    const payment = await placeOrder(trx, deps, order, checkout)
    return { paymentGuid: payment.paymentGuid, paymentUrl: paymentUrlOf(payment, deps, locale) }
  })
})
