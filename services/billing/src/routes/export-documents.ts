import { Readable } from 'node:stream'
import { Download } from '@sild/service-kit'
import { makeZip } from 'client-zip'
import type { Locale } from '@sild/contract'
import { type BillingDeps, serve } from '../deps.ts'
import { storedDocument } from '../documents/stored-document.ts'
import { paymentsCsv } from '../documents/payments-csv.ts'
import { paymentsOfYear } from '../models/payments-of-year.ts'

export const exportDocumentsRoute = serve(
  'exportDocuments',
  async ({ actor: { companyGuid }, deps, locale, query: { year } }) => {
    const zip = makeZip(filesOf(deps, { companyGuid, locale, year }))
    return new Download(`sild-${year}.zip`, 'application/zip', Readable.fromWeb(zip))
  },
)

interface ExportRequest {
  readonly companyGuid: string
  readonly locale: Locale
  readonly year: number
}

/** One document is in memory at a time. */
async function* filesOf(
  { database: { knex } }: Pick<BillingDeps, 'database'>,
  { companyGuid, locale, year }: ExportRequest,
) {
  const listed = () => paymentsOfYear(knex, companyGuid, year)
  yield { name: `sild-payments-${year}.csv`, input: paymentsCsv(listed(), locale), lastModified: new Date() }
  for await (const { invoices, payment } of listed())
    for (const invoice of invoices) {
      const { bytes, fileName } = await storedDocument(knex, invoice, payment.paidAt)
      yield { name: fileName, input: bytes, lastModified: invoice.issuedAt }
    }
}
