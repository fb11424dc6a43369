import { AppError, type Connection } from '@sild/service-kit'
import { type Invoice, invoicesOf } from '../models/invoice.ts'

/** The latest invoice of a payment, or its document with this number. @throws invoice-not-found also without a sale */
export async function findInvoice(connection: Connection, paymentGuid: string, number?: string): Promise<Invoice> {
  const issued = await invoicesOf(connection, [paymentGuid])
  const found = issued.findLast((one) => (number === undefined ? one.kind === 'invoice' : one.number === number))
  if (!found) throw new AppError('invoice-not-found')
  return found
}
