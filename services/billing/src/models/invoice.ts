import type { Locale } from '@sild/contract'
import type { VatScheme } from '@sild/contract/billing/enums'
import { type Connection, modelOf, run, type SellerConfig, sql, type Transaction } from '@sild/service-kit'
import type { QueryBuilder } from 'objection'

export interface InvoiceBuyer {
  readonly name: string
  readonly countryCode: string
  readonly registrationNumber: string | null
  readonly vatNumber: string | null
  readonly address: string | null
  readonly postalCode: string | null
}

/** The buyer's data on documents; the evidence of the country stays with the payment. */
export const invoiceBuyerOf = ({
  address,
  countryCode,
  name,
  postalCode,
  registrationNumber,
  vatNumber,
}: InvoiceBuyer): InvoiceBuyer => ({ name, countryCode, registrationNumber, vatNumber, address, postalCode })

/**
 * The content of an invoice or a credit note at the time of issue. Amounts in euro cents; those of a credit note are
 * positive too.
 */
export interface InvoiceContent {
  readonly locale: Locale
  readonly orderNumber: string
  readonly product: string
  readonly seller: SellerConfig
  readonly buyer: InvoiceBuyer
  readonly netCents: number
  readonly vatCents: number
  readonly vatPercent: number
  readonly vatScheme: VatScheme
  /** When VIES confirmed the buyer's number: the evidence for a sale without VAT. */
  readonly vatConfirmedAt: string | null
  /** Days, as they are in Tallinn. */
  readonly issuedOn: string
  readonly period: { readonly from: string; readonly until: string } | null
  readonly method: 'card' | 'transfer'
  /** Why money was given back. */
  readonly reason: string | null
}

export class Invoice extends modelOf('invoices', 'invoiceGuid', ['content']) {
  declare invoiceGuid: string
  declare number: string
  declare year: number
  declare place: number
  declare kind: 'invoice' | 'credit-note'
  declare paymentGuid: string
  /** For a credit note: the number of the reversed invoice. */
  declare corrects: string | null
  declare netCents: number
  declare vatCents: number
  declare content: InvoiceContent
  declare issuedAt: Date
}

/** The invoice of a payment, then its credit notes. */
export const invoicesOf = (connection: Connection, paymentGuids: readonly string[]): QueryBuilder<Invoice> =>
  Invoice.query(connection)
    .whereIn('paymentGuid', [...paymentGuids])
    .orderBy(['year', 'place'])

/** The next place of a year's series. Others wait for it until this transaction ends, so that a rollback leaves no gap. */
export async function takeInvoiceNumber(trx: Transaction, year: number): Promise<number> {
  const [series] = await run<{ last: number }>(
    trx,
    sql`insert into invoice_series (year, last) values (${year}, 1)
        on conflict (year) do update set last = invoice_series.last + 1 returning last`,
  )
  return series!.last // The statement returns the inserted or updated row.
}
