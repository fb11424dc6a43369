import { serve } from '../deps.ts'
import { findAllPayments } from '../models/payment-list.ts'
import { staffPaymentReplies } from '../replies/staff-payment-reply.ts'

export const listAllPaymentsRoute = serve('listAllPayments', async ({ deps, locale, query }) => {
  const { knex } = deps.database
  const { page, total } = await findAllPayments(knex, query)
  return { list: await staffPaymentReplies(knex, page, { ...deps, locale }), total }
})
