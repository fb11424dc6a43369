import { XMLParser } from 'fast-xml-parser'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { writeInvoice } from '../../services/billing/src/documents/write-document.ts'
import type { Invoice } from '../../services/billing/src/models/invoice.ts'
import { reportValue } from '../measure/report.ts'
import { median } from '../measure/statistics.ts'

/**
 * Processor time of one invoice, PDF and structured half, half of them Factur-X; the first of each kind compiles its schema and is not
 * counted. Then invoices over random amounts and rates, read back by other libraries: what PDF, XML and books say has to be equal to the cent.
 */
const WARM = 20
const INVOICES = 200
const BASKETS = Number(process.env['BASKETS'] ?? 1000)
const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000)

const seller = {
  name: 'Sild OÜ',
  iban: 'EE382200221020145685',
  bic: 'HABAEE2X',
  vatNumber: 'EE102030402',
  registrationCode: '16012345',
  street: 'Telliskivi 60a',
  postalCode: '10412',
  city: 'Tallinn',
}
interface Amounts {
  readonly netCents: number
  readonly vatCents: number
  readonly vatPercent: number
}

const invoiceOf = (place: number, amounts?: Amounts): Invoice => {
  const isFrench = place % 2 === 0
  const content: Invoice['content'] = {
    locale: isFrench ? 'fr' : 'et',
    orderNumber: `S-${100_000 + place}`,
    product: isFrench ? 'Startup, 12 mois' : 'Startup, 12 kuud',
    seller,
    buyer: {
      name: isFrench ? 'Équerre & Torsion SAS' : 'Kask ja Pojad OÜ',
      countryCode: isFrench ? 'FR' : 'EE',
      registrationNumber: isFrench ? '404833048' : '10093155',
      vatNumber: isFrench ? 'FR83404833048' : null,
      address: 'Pikk 1, Tallinn',
      postalCode: '10123',
    },
    netCents: 50_898,
    vatCents: isFrench ? 0 : 12_216,
    vatPercent: isFrench ? 0 : 24,
    vatScheme: isFrench ? 'reverse-charge' : 'domestic',
    vatConfirmedAt: isFrench ? '2026-11-23T09:00:00.000Z' : null,
    issuedOn: '2026-11-23',
    period: { from: '2026-11-23', until: '2027-11-23' },
    method: 'card',
    reason: null,
    ...(amounts && { ...amounts, vatScheme: isFrench ? 'one-stop-shop' : 'domestic', vatConfirmedAt: null }),
  }
  // The model's methods are not asked for.
  return { number: `SILD-2026-${place}`, kind: 'invoice', corrects: null, content } as Invoice
}

const milliseconds: number[] = []
for (let place = 0; place < WARM + INVOICES; place++) {
  const before = process.cpuUsage()
  await writeInvoice(invoiceOf(place), '2026-11-23')
  const { system, user } = process.cpuUsage(before)
  if (place >= WARM) milliseconds.push((system + user) / 1000)
}
reportValue('one invoice, processor time', median(milliseconds), 'ms', { atMost: 150 })

let state = SEED
/** Park and Miller's: the same seed, the same baskets. */
const below = (limit: number): number => (state = (state * 48_271 + 11) % 2_147_483_647) % limit
const rates = [24, 25.5, 20, 27, 17, 8.1]
function basket(): Amounts {
  const netCents = 1 + below(1_000_000)
  const vatPercent = rates[below(rates.length)]!
  return { netCents, vatPercent, vatCents: Math.floor((netCents * vatPercent * 10 + 500) / 1000) }
}

const parser = new XMLParser({ removeNSPrefix: true, ignoreAttributes: true, parseTagValue: false })
/** The words of its page, and the amounts of its structured half: without tax, tax, with tax. */
async function readBack(bytes: Buffer): Promise<{ words: string; amounts: unknown[] }> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const document = await task.promise
  const { items } = await (await document.getPage(1)).getTextContent()
  const [name] = Object.keys(Object.fromEntries((await document.getAttachments()) ?? []))
  const xml = Buffer.from((await document.getAttachmentContent(name!)) as unknown as Uint8Array).toString()
  await task.destroy()
  const parsed: unknown = parser.parse(xml)
  const [total, tax] = ['Invoice.LegalMonetaryTotal', 'Invoice.TaxTotal']
  const isUbl = at(parsed, 'Invoice') !== undefined
  const amounts = isUbl
    ? [`${total}.TaxExclusiveAmount`, `${tax}.TaxAmount`, `${total}.TaxInclusiveAmount`]
    : [`${summation}.TaxBasisTotalAmount`, `${summation}.TaxTotalAmount`, `${summation}.GrandTotalAmount`]
  return {
    words: unspaced(items.map((item) => ('str' in item ? item.str : '')).join(' ')),
    amounts: amounts.map((path) => at(parsed, path)),
  }
}
const summation = [
  'CrossIndustryInvoice.SupplyChainTradeTransaction.ApplicableHeaderTradeSettlement',
  'SpecifiedTradeSettlementHeaderMonetarySummation',
].join('.')
const at = (node: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], node)

/** Kerning parts words where no space is. */
const unspaced = (text: string): string => text.replaceAll(/\s/g, '')

console.log(`seed ${SEED}`)
let different = 0
for (let place = 0; place < BASKETS; place++) {
  const amounts = basket()
  const invoice = invoiceOf(place, amounts)
  const { bytes } = await writeInvoice(invoice, '2026-11-23')
  const read = await readBack(bytes)
  const expected = [amounts.netCents, amounts.vatCents, amounts.netCents + amounts.vatCents]
  const euros = new Intl.NumberFormat(invoice.content.locale, { style: 'currency', currency: 'EUR' })
  const isEqual = expected.every(
    (cents, index) =>
      Math.round(Number(read.amounts[index]) * 100) === cents &&
      read.words.includes(unspaced(euros.format(cents / 100))),
  )
  if (isEqual) continue
  different += 1
  console.log(amounts, read)
}
reportValue(`of ${BASKETS} baskets: sums of PDF, XML and books that differ`, different, '', { atMost: 0 })
