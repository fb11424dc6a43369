import type { Connection, Mail } from '@sild/service-kit'
import { paths } from '@sild/paths'
import { findReaders } from '../actions/find-readers.ts'
import { handle } from '../deps.ts'
import { storedDocument } from '../documents/stored-document.ts'
import { paymentFacts } from '../mails/facts.ts'
import { mailLetter } from '../mails/mail-letter.ts'
import type { Invoice } from '../models/invoice.ts'
import { findPaymentParts } from '../models/payment-parts.ts'
import { Payment } from '../models/payment.ts'

export const mailPaymentJob = handle('mail-payment', async ({ deps, payload: { message, paymentGuid } }) => {
  const { knex } = deps.database
  const payment = await Payment.query(knex).findById(paymentGuid)
  if (!payment) return
  const readers = await findReaders(deps, payment.companyGuid)
  // A document costs a tenth of a second to write.
  if (readers.length === 0) return
  const { invoices, period } = (await findPaymentParts(knex, [payment]))(payment)
  const attachments = await attachmentsOf(knex, message, payment, invoices)
  // Mails that a payment may send more than once.
  const which = { refunded: payment.refundedCents, moved: period?.activeFrom.toISOString() }[message as string] ?? ''
  for (const reader of readers)
    await mailLetter(deps, reader, {
      message: message === 'paid' && payment.optionDays !== null ? 'promotionPaid' : message,
      path: paths.payment(paymentGuid),
      facts: paymentFacts(message, { payment, period, seller: deps.seller }, reader.locale),
      attachments,
      effectKey: `payment ${paymentGuid} ${message} ${which} ${reader.guid}`,
    })
})

/** The invoice when it is paid, the latest credit note when money went back, and both where a correction has written them. */
async function attachmentsOf(
  connection: Connection,
  message: string,
  { paidAt, vatCorrectedAt }: Payment,
  invoices: readonly Invoice[],
): Promise<Mail['attachments']> {
  const latest = (kind: Invoice['kind']) => invoices.filter((one) => one.kind === kind).slice(-1)
  const isCorrected = message === 'moved' ? invoices.length > 1 : message === 'refunded' && vatCorrectedAt !== null
  const documents = isCorrected
    ? [...latest('credit-note'), ...latest('invoice')]
    : message === 'paid'
      ? latest('invoice')
      : message === 'refunded'
        ? latest('credit-note')
        : []
  return Promise.all(
    documents.map(async (one) => ({ ...(await storedDocument(connection, one, paidAt)), type: 'application/pdf' })),
  )
}
