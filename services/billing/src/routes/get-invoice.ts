import { findInvoice } from '../actions/find-invoice.ts'
import { findOwnPayment } from '../actions/find-payment.ts'
import { serve } from '../deps.ts'
import { dayOf } from '../rules/day-of.ts'

export const getInvoiceRoute = serve('getInvoice', async ({ actor: { companyGuid }, deps, params, query }) => {
  const { knex } = deps.database
  const { paidAt, paymentGuid } = await findOwnPayment(knex, { ...params, companyGuid })
  const invoice = await findInvoice(knex, paymentGuid, query.number)
  // Writers weigh a quarter of a second at load, and few processes write.
  const { writeInvoice } = await import('../documents/write-document.ts')
  const { bytes, fileName } = await writeInvoice(invoice, paidAt && dayOf(paidAt))
  return { fileName, base64: bytes.toString('base64') }
})
