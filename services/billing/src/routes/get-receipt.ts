import { AppError } from '@sild/service-kit'
import { findInvoice } from '../actions/find-invoice.ts'
import { findOwnPayment } from '../actions/find-payment.ts'
import { serve } from '../deps.ts'
import { dayOf } from '../rules/day-of.ts'

export const getReceiptRoute = serve('getReceipt', async ({ actor: { companyGuid }, deps, params }) => {
  const { knex } = deps.database
  const { paidAt, paymentGuid } = await findOwnPayment(knex, { ...params, companyGuid })
  const invoice = await findInvoice(knex, paymentGuid)
  if (!paidAt) throw new AppError('invoice-not-found')
  const { writeReceipt } = await import('../documents/write-document.ts')
  const { bytes, fileName } = await writeReceipt(invoice, dayOf(paidAt))
  return { fileName, base64: bytes.toString('base64') }
})
