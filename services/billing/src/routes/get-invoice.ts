import { findInvoice } from '../actions/find-invoice.ts'
import { findOwnPayment } from '../actions/find-payment.ts'
import { serve } from '../deps.ts'
import { storedDocument } from '../documents/stored-document.ts'

export const getInvoiceRoute = serve('getInvoice', async ({ actor: { companyGuid }, deps, params, query }) => {
  const { knex } = deps.database
  const { paidAt, paymentGuid } = await findOwnPayment(knex, { ...params, companyGuid })
  const invoice = await findInvoice(knex, paymentGuid, query.number)
  const { bytes, fileName } = await storedDocument(knex, invoice, paidAt)
  return { fileName, base64: bytes.toString('base64') }
})
