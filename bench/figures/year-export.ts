import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Server } from '../measure/server.ts'
import { migrate } from '@sild/service-kit'
import pg from 'pg'
import { billingService } from '../../services/billing/src/service.ts'
import { headersOf } from '../measure/actor-headers.ts'
import { openScratchDatabase, scratchDirectory } from '../measure/database.ts'
import { environmentFor } from '../measure/environment.ts'
import { reportValue } from '../measure/report.ts'
import { startServer } from '../measure/server.ts'
import { median } from '../measure/statistics.ts'
import { bulkGuid } from '@sild/demo/bulk/companies'

/**
 * A year with 500 invoices as one ZIP: the first time, when all of them are written, and later, when they are kept; and how much
 * memory the service takes for it beside what it had.
 */
const INVOICES = 500
const ROUNDS = 5

await using scratch = await openScratchDatabase(['billing'], { isDurable: false })
await migrate(billingService, scratch.services['billing']!) // Provisioned just now.
const database = new pg.Client({ connectionString: scratch.services['billing'] })
await database.connect()
const year = new Date().getUTCFullYear()
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
const buyer = {
  name: 'Kask ja Pojad OÜ',
  countryCode: 'EE',
  registrationNumber: '10093155',
  vatNumber: null,
  address: 'Pikk 1, Tallinn',
  postalCode: '10123',
}
for (let place = 1; place <= INVOICES; place++) {
  const paymentGuid = randomUUID()
  const number = `SILD-${year}-${String(place).padStart(5, '0')}`
  const content = {
    locale: 'et',
    orderNumber: `S-${100_000 + place}`,
    product: 'Esiletõstmine, 14 päeva',
    seller,
    buyer,
    netCents: 2490,
    vatCents: 598,
    vatPercent: 24,
    vatScheme: 'domestic',
    vatConfirmedAt: null,
    issuedOn: `${year}-01-15`,
    period: null,
    method: 'card',
    reason: null,
  }
  await database.query(
    `insert into payments (payment_guid, order_number, company_guid, type, option_days, publication_guid, publication_name,
       card_type, method, status, net_cents, vat_cents, vat_percent, vat_scheme, provider, paid_at)
     values ($1, $2, $3, 'option', 14, gen_random_uuid(), 'Pood', 'project', 'card', 'PAID', 2490, 598, 24, 'domestic', 'test-bank', now())`,
    [paymentGuid, 100_000 + place, bulkGuid('company', 3)],
  )
  await database.query(
    `insert into invoices (number, year, place, kind, payment_guid, net_cents, vat_cents, content, issued_at)
     values ($1, $2, $3, 'invoice', $4, 2490, 598, $5, now())`,
    [number, year, place, paymentGuid, JSON.stringify(content)],
  )
}
await database.end()

const environment = environmentFor(scratch, { dataDir: scratchDirectory() })
await using server = await startServer('service', ['billing'], environment)

async function download({ url }: Server): Promise<{ ms: number; bytes: number; peakMb: number }> {
  const started = performance.now()
  const answer = await fetch(`${url}/api/user/billing/documents.zip?year=${year}`, { headers: headersOf('member') })
  let bytes = 0
  let peakMb = 0
  if (!answer.ok || !answer.body) throw new Error(`${answer.status} ${await answer.text()}`)
  for await (const chunk of answer.body) {
    bytes += chunk.length
    peakMb = Math.max(peakMb, memoryMb())
  }
  return { ms: performance.now() - started, bytes, peakMb }
}
/** What the service holds, as Linux counts it. */
const memoryMb = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

const first = await download(server)
const before = memoryMb()
const rounds = []
for (let round = 0; round < ROUNDS; round++) rounds.push(await download(server))
const [last] = rounds
console.log(`${INVOICES} invoices, ${(last!.bytes / 1e6).toFixed(1)} MB`)
reportValue('the first time, all written', first.ms / 1000, 's')
reportValue('kept', median(rounds.map(({ ms }) => ms)) / 1000, 's', { atMost: 10 })
reportValue('memory beside what the service had', Math.max(...rounds.map(({ peakMb }) => peakMb)) - before, 'MB')
