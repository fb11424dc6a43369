import { serve } from '../deps.ts'
import { findPaymentParts } from '../models/payment-parts.ts'
import { findPayments, findYears } from '../models/payment-list.ts'
import { paymentReply } from '../replies/payment-reply.ts'

export const listPaymentsRoute = serve('listPayments', async ({ actor: { companyGuid }, deps, locale, query }) => {
  const { knex } = deps.database
  const isOther = query.company !== undefined && query.company !== companyGuid
  if (isOther) return { list: [], total: 0, years: [] }
  const [{ page, total }, years] = await Promise.all([
    findPayments(knex, companyGuid, query),
    findYears(knex, companyGuid),
  ])
  const partsOf = await findPaymentParts(knex, page)
  const list = page.map((payment) => paymentReply(payment, partsOf(payment), { ...deps, locale }))
  return { list, total, years }
})
