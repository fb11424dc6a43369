import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locale } from '@sild/contract'
import { countryCodes, isSoldTo } from '@sild/contract/companies/countries'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatOf } from '../src/documents/en16931.ts'
import { writeInvoice, writeXml } from '../src/documents/write-document.ts'
import type { Invoice, InvoiceContent } from '../src/models/invoice.ts'
import { vatCentsOf, vatOf } from '../src/rules/vat.ts'
import { findValidators, type Rules } from './validators/validators.ts'

const validators = await findValidators()
const notRun = validators ? '' : ', not run: it needs Java and Maven'

const seller: InvoiceContent['seller'] = {
  name: 'Sild OÜ',
  registrationCode: '16012345',
  vatNumber: 'EE102030402',
  street: 'Telliskivi 60a',
  postalCode: '10412',
  city: 'Tallinn',
  iban: 'EE382200221020145685',
  bic: 'HABAEE2X',
}
const now = new Date('2026-11-24T10:00:00Z')
const vatNumbers: Partial<Record<string, string>> = { EE: 'EE100931558', FR: 'FR83404833048', GR: 'EL094259216' }
const numbers: Partial<Record<string, string>> = { EE: '10093155', FR: '404833048' }

interface Flavour {
  readonly name: string
  readonly invoice: Pick<Invoice, 'content' | 'corrects' | 'kind' | 'number'>
}
interface Own {
  readonly countryCode: string
  readonly postalCode?: string | null
  readonly isConfirmed?: boolean
  readonly isBare?: boolean
  readonly locale?: Locale
  readonly method?: 'card' | 'transfer'
  readonly kind?: Invoice['kind']
  readonly reason?: string | null
  readonly hasPeriod?: boolean
  readonly netCents?: number
  /** The tax of a country that evidence has placed the buyer in. */
  readonly vat?: ReturnType<typeof vatOf>
}
let last = 0

/** A document as billing issues it to a buyer of a country. */
function flavour(name: string, own: Own): Flavour {
  const { countryCode, hasPeriod = true, isBare = false, isConfirmed = false, kind = 'invoice', netCents = 4990 } = own
  const vatNumber = isBare ? null : (vatNumbers[countryCode] ?? (isConfirmed ? `${countryCode}123456789` : null))
  const vatConsultation = isConfirmed ? { isValid: true, askedAt: now.toISOString(), name: null } : null
  const postalCode = isBare ? null : (own.postalCode ?? '10123')
  const buyer = { countryCode, vatNumber, vatConsultation, postalCode }
  const { percent, scheme } = own.vat ?? vatOf(buyer, now)
  const number = `SILD-2026-${String((last += 1)).padStart(5, '0')}`
  const content: InvoiceContent = {
    locale: own.locale ?? 'en',
    orderNumber: 'S-100001',
    product: 'Startup, 1 month',
    seller,
    buyer: {
      name: 'Équerre & Torsion',
      countryCode,
      vatNumber,
      postalCode,
      registrationNumber: isBare ? null : (numbers[countryCode] ?? '12-345 A'),
      address: isBare ? null : '1 rue du Pont, Ville',
    },
    netCents,
    vatCents: vatCentsOf(netCents, percent),
    vatPercent: percent,
    vatScheme: scheme,
    vatConfirmedAt: isConfirmed ? now.toISOString() : null,
    issuedOn: '2026-11-24',
    period: hasPeriod ? { from: '2026-11-24', until: '2026-12-24' } : null,
    method: own.method ?? 'card',
    reason: own.reason ?? (kind === 'credit-note' ? 'As we agreed' : null),
  }
  return { name, invoice: { number, kind, corrects: kind === 'credit-note' ? 'SILD-2026-00001' : null, content } }
}

const places: [string, Own][] = [
  ['at home', { countryCode: 'EE', locale: 'et' }],
  ['at home without anything but a name', { countryCode: 'EE', isBare: true }],
  ['in France under reverse charge', { countryCode: 'FR', isConfirmed: true, locale: 'fr' }],
  ['in France without a confirmed number', { countryCode: 'FR', locale: 'fr' }],
  ['in France without anything but a name', { countryCode: 'FR', isBare: true, locale: 'fr' }],
  ['in Réunion by its postal code', { countryCode: 'FR', postalCode: '97400', locale: 'fr' }],
  ['in Réunion by its ISO code', { countryCode: 'RE', postalCode: '97400', locale: 'fr' }],
  ['in Monaco', { countryCode: 'MC', postalCode: '98000', locale: 'fr' }],
  ['in Germany under reverse charge', { countryCode: 'DE', isConfirmed: true }],
  ['in Greece under reverse charge', { countryCode: 'GR', isConfirmed: true }],
  ['in Finland, with a decimal in its rate', { countryCode: 'FI' }],
  ['in the Canary Islands', { countryCode: 'ES', postalCode: '35001' }],
  ['in the Azores', { countryCode: 'PT', postalCode: '9500-150' }],
  ['in the United States', { countryCode: 'US' }],
  [
    'who is placed in France by their card',
    { countryCode: 'US', netCents: 4158, vat: { scheme: 'one-stop-shop', percent: 20 } },
  ],
  ['in Kosovo', { countryCode: 'XK' }],
]
/** Every flavour of a document: what is sold and how, and what was corrected. */
const flavours: Flavour[] = places.flatMap(([place, own]) => [
  flavour(`an invoice to a buyer ${place}`, own),
  flavour(`an invoice by transfer to a buyer ${place}`, { ...own, method: 'transfer' }),
  flavour(`an invoice of a promotion to a buyer ${place}`, { ...own, hasPeriod: false }),
  flavour(`a credit note to a buyer ${place}`, { ...own, kind: 'credit-note' }),
  flavour(`a credit note by transfer to a buyer ${place}`, { ...own, kind: 'credit-note', method: 'transfer' }),
  flavour(`a credit note of one cent to a buyer ${place}`, { ...own, kind: 'credit-note', netCents: 1 }),
  flavour(`a corrected invoice to a buyer ${place}`, { ...own, reason: 'The plan before it was paid back' }),
])
const ofCountries: Flavour[] = countryCodes
  .filter(isSoldTo)
  .flatMap((countryCode) => [
    flavour(`an invoice to ${countryCode}`, { countryCode }),
    flavour(`a credit note to ${countryCode}`, { countryCode, isBare: true, kind: 'credit-note' }),
  ])

const rulesOf = ({ content, kind }: Flavour['invoice']): Rules => {
  const format = formatOf(content)
  return format === 'factur-x' ? 'en16931-cii' : format === 'peppol' ? `peppol-${kind}` : `en16931-${kind}`
}

describe('documents that are issued', () => {
  let directory: string
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'sild-documents-'))
  })
  afterAll(() => rm(directory, { recursive: true }))

  const named = (all: readonly Flavour[], path: string): string =>
    all.find(({ invoice }) => path.includes(invoice.number))?.name ?? path

  it(
    `in every flavour and for every country match the schema and the Schematron rules of their claims${notRun}`,
    { timeout: 900_000, skip: !validators },
    async () => {
      const all = [...flavours, ...ofCountries]
      const files = await Promise.all(
        all.map(async ({ invoice }) => {
          const path = join(directory, `${invoice.number}.xml`)
          await writeFile(path, await writeXml(invoice))
          return { path, rules: rulesOf(invoice) }
        }),
      )
      const found = await validators!.validateXml(files)
      // What is wrong in many of them is said once.
      const wrong = Map.groupBy(found, ({ path, text }) => text.replaceAll(path, ''))
      expect(
        [...wrong].map(([text, those]) => `${named(all, those[0]!.path)} and ${those.length - 1} more: ${text}`),
      ).toEqual([])
    },
  )

  it(
    `are PDF/A-3 with their attachments, and Factur-X where they say so${notRun}`,
    { timeout: 900_000, skip: !validators },
    async () => {
      // Their layout is one; each flavour of Factur-X, and one of each other format and tax, is enough.
      const written = flavours.filter(
        ({ invoice, name }) =>
          formatOf(invoice.content) === 'factur-x' ||
          /^(an invoice|a credit note) to .* (at home|States|Germany|Finland|Kosovo)/.test(name),
      )
      const paths = await Promise.all(
        written.map(async ({ invoice }) => {
          const path = join(directory, `${invoice.number}.pdf`)
          const { bytes } = await writeInvoice(invoice as Invoice, invoice.kind === 'invoice' ? '2026-11-24' : null)
          await writeFile(path, bytes)
          return path
        }),
      )
      const facturX = paths.filter((_path, index) => formatOf(written[index]!.invoice.content) === 'factur-x')
      const reports = await validators!.validatePdf(paths)
      expect(reports).toHaveLength(paths.length)
      // Mustang asks every file for the metadata of Factur-X.
      const wrong = reports.filter(
        ({ isValid, path, report }) => !report.includes('isCompliant=true') || (facturX.includes(path) && !isValid),
      )
      expect(wrong.map(({ path, report }) => `${named(flavours, path)}: ${report}`)).toEqual([])
    },
  )
})
