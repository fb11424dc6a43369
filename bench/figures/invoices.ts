import { writeInvoice } from '../../services/billing/src/documents/write-document.ts'
import type { Invoice } from '../../services/billing/src/models/invoice.ts'
import { reportValue } from '../measure/report.ts'
import { median } from '../measure/statistics.ts'

/** Processor time of one invoice, PDF and structured half, half of them Factur-X. The first of each kind compiles its schema and is not counted. */
const WARM = 20
const INVOICES = 200

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
const invoiceOf = (place: number): Invoice => {
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
