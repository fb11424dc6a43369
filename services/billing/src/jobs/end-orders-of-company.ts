import { cancelOrder } from '../actions/cancel-order.ts'
import { handle } from '../deps.ts'
import { openOrders, Payment } from '../models/payment.ts'
import { PlanInterest } from '../models/plan-interest.ts'

/** The company is erased. Paid orders keep their buyer, because the law requires it; unpaid orders keep no data. */
export const endOrdersOfCompanyJob = handle('end-orders-of-company', async ({ deps, payload: { companyGuid } }) => {
  const { database } = deps
  for (const order of await openOrders(database.knex).where({ companyGuid }))
    await database.transaction(await cancelOrder(deps, order))
  await database.transaction(async (trx) => {
    await Payment.query(trx).where({ companyGuid }).whereNotIn('status', ['PAID', 'REFUNDED']).patch({ buyer: null })
    await Payment.query(trx).where({ companyGuid }).patch({ publicationName: null })
    await PlanInterest.query(trx).where({ companyGuid }).delete()
  })
})
