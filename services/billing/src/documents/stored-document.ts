import { modelOf, type Connection } from '@sild/service-kit'
import type { Invoice } from '../models/invoice.ts'
import { dayOf } from '../rules/day-of.ts'
import type { WrittenDocument } from './write-document.ts'

class InvoiceFile extends modelOf('invoiceFiles', 'number') {
  declare number: string
  declare bytes: Buffer
}

/** The cached document of an invoice or credit note. */
export async function storedDocument(
  connection: Connection,
  invoice: Invoice,
  paidAt: Date | null,
): Promise<WrittenDocument> {
  const { number } = invoice
  const stored = await InvoiceFile.query(connection).findById(number)
  if (stored) return { fileName: `${number}.pdf`, bytes: stored.bytes }
  // Writers weigh a quarter of a second at load, and few processes write.
  const { writeInvoice } = await import('./write-document.ts')
  const written = await writeInvoice(invoice, paidAt && dayOf(paidAt))
  await InvoiceFile.query(connection).insert({ number, bytes: written.bytes }).onConflict('number').ignore()
  return written
}
