import { cancelOrder } from '../actions/cancel-order.ts'
import { handle } from '../deps.ts'
import { Payment } from '../models/payment.ts'

export const endOrderJob = handle('end-order', async ({ deps, payload: { paymentGuid } }) => {
  const { clock, database } = deps
  const payment = await Payment.query(database.knex).findById(paymentGuid)
  // Promised meanwhile, it has a later end and a job of its own.
  if (!payment?.isOpen || (payment.payableUntil && payment.payableUntil > clock.now())) return
  await database.transaction(await cancelOrder(deps, payment))
})
