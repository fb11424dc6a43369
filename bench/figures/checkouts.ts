import { randomUUID } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Actor, guestActor } from '@sild/contract/actor'
import { serviceNames } from '@sild/contract/services'
import { findFreePort } from '@sild/postgres'
import { migrate, migrateQueues } from '@sild/service-kit'
import { createActorSigner } from '@sild/service-kit/actor-header'
import { openQueues } from '@sild/service-kit/jobs/open-queues'
import { deriveKeys } from '@sild/service-kit/keys'
import { deliveries, outcomes, type Outcome, signEvent, startTestBank } from '@sild/test-bank'
import pg from 'pg'
import { billingService } from '../../services/billing/src/service.ts'
import { options } from '../../services/billing/src/options.ts'
import { plans } from '../../services/billing/src/plans.ts'
import { openScratchDatabase } from '../measure/database.ts'
import { reportValue } from '../measure/report.ts'
import { quantile } from '../measure/statistics.ts'
import { startNeighbours } from '../servers/billing-neighbours.ts'
import { startMortalProcess } from '../servers/mortal-process.ts'

/**
 * Companies that buy plans and promotions at the test bank while service, worker and database are killed and events come twice, late, in the wrong order or not at
 * all; then the books are held against the bank's. `CHECKOUTS=500 SEED=7 npm run bench -- checkouts` does the same again.
 */
const CHECKOUTS = Number(process.env['CHECKOUTS'] ?? 10_000)
const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000)
const BUYERS = 8
const KILL_EVERY_MS = Number(process.env['KILL_EVERY_MS'] ?? 8000)
const EVENTS_A_SECOND = 50
const EVENTS = 1000

console.log(`seed ${SEED}`)
let state = SEED
/** Mulberry32: the same seed, the same run, as far as processes are. */
function random(): number {
  state = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}
const oneOf = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!

const secret = 'a secret that only this bench knows, 32+'
const keys = deriveKeys(secret)
const apiKey = keys.testBank.toString('hex')
const sign = createActorSigner(keys.actor, { now: () => new Date() })
await using scratch = await openScratchDatabase(['billing'], { isDurable: true })
await migrateQueues({ databaseUrl: scratch.jobs, redisUrl: undefined })
await migrate(billingService, scratch.services['billing']!) // Provisioned just now.

const neighbours = await startNeighbours()
const url = `http://127.0.0.1:${await findFreePort()}`
const bankUrl = `http://127.0.0.1:${await findFreePort()}`
const directory = await mkdtemp(join(tmpdir(), 'sild-bank-'))
const bank = await startTestBank({
  directory,
  url: bankUrl,
  webhookUrl: `${url}/api/billing/webhook/test-bank`,
  apiKey,
})
const environment = {
  ...Object.fromEntries(serviceNames.map((name) => [`${name.toUpperCase()}_URL`, neighbours.url])),
  BILLING_URL: url,
  BILLING_DATABASE_URL: scratch.services['billing']!,
  JOBS_DATABASE_URL: scratch.jobs,
  PUBLIC_URL: 'http://localhost:1',
  UPLOADS_URL: 'http://127.0.0.1:1',
  SMTP_URL: 'smtp://127.0.0.1:9',
  TEST_BANK_URL: bankUrl,
  DATA_DIR: directory,
  SITE_SECRET: secret,
  SITE_PEPPER: secret,
  LOG_LEVEL: 'fatal',
}
const service = await startMortalProcess('services/billing/src/server.ts', environment)
const worker = await startMortalProcess('services/billing/src/worker.ts', environment)
const database = new pg.Pool({ connectionString: scratch.admin, max: 4 })
// Its idle connections end with the database that is killed.
database.on('error', () => undefined)

const actorOf = (own: Partial<Actor>): Actor => ({
  ...guestActor(),
  kind: 'member',
  userGuid: randomUUID(),
  isVerified: true,
  ...own,
})
const support = actorOf({ kind: 'staff', roles: ['support'] })

/** Retries until it is answered: a call to a process that is killed meanwhile is repeated under its key. */
async function call<Result>(
  actor: Actor,
  path: string,
  body?: object,
  method = body ? 'POST' : 'GET',
): Promise<Result | null> {
  const key = randomUUID()
  const until = performance.now() + 60_000
  for (;;) {
    const response = await fetch(url + path, {
      method,
      headers: { 'x-sild-actor': sign(actor), 'content-type': 'application/json', 'idempotency-key': key },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => null)
    if (response?.ok) return ((await response.json()) as { result: Result }).result
    if (response && response.status < 500) return null
    if (performance.now() > until)
      throw new Error(`${path} is answered ${response?.status ?? 'by nobody'} for a minute`)
    await delay(100)
  }
}
const act = (paymentUrl: string, outcome: Outcome): Promise<unknown> =>
  fetch(paymentUrl, {
    method: 'POST',
    body: new URLSearchParams({ outcome, delivery: oneOf(deliveries) }),
    redirect: 'manual',
  })

interface Order {
  readonly paymentGuid: string
  readonly paymentUrl: string
}
const cameFrom = { method: 'card', successUrl: '/', cancelUrl: '/' }

function buyPlan(actor: Actor, companyGuid: string): Promise<Order | null> {
  const path = `/api/company/${companyGuid}/subscription/${plans.startup.guid}/subscribe`
  return call<Order>(actor, path, { months: oneOf([1, 3, 12]), ...cameFrom })
}
/** For a company with a plan, which a gift is too. */
async function buyPromotion(actor: Actor, companyGuid: string): Promise<Order | null> {
  await call(support, `/api/backoffice/companies/${companyGuid}/gift`, { days: 30, reason: 'Welcome' })
  const wish = { publicationGuid: companyGuid, optionGuid: oneOf(options).guid, ...cameFrom }
  return call<Order>(actor, '/api/publication/options', wish, 'PUT')
}

async function buy(): Promise<void> {
  const companyGuid = randomUUID()
  const actor = actorOf({ companyGuid, companyRole: 'owner' })
  const order = await (random() < 0.25 ? buyPromotion : buyPlan)(actor, companyGuid)
  if (!order) throw new Error('An order was refused')
  const { paymentGuid, paymentUrl } = order
  for (let step = 0; step < 3; step++) await act(paymentUrl, oneOf(outcomes))
  if (random() < 0.1) await call(actor, `/api/user/payments/${paymentGuid}/cancel`, {})
  if (random() < 0.1)
    await call(support, `/api/backoffice/payments/${paymentGuid}/refund`, { amountCents: 1000, reason: 'As agreed' })
}

let left = CHECKOUTS
const buying = Array.from({ length: BUYERS }, async () => {
  while (left > 0) {
    left -= 1
    await buy()
  }
})
const killing = new AbortController()
const kills = (async () => {
  for (;;) {
    await delay(KILL_EVERY_MS * (0.5 + random()), undefined, { signal: killing.signal })
    await oneOf([service, worker, scratch]).kill()
  }
})().catch((error: unknown) => {
  if (!killing.signal.aborted) throw error
})
await Promise.all(buying)
killing.abort()
await kills

/** Everything that waits is done, then one comparison. */
async function settle(): Promise<void> {
  for (;;) {
    const { rows } = await database.query<{ waiting: number }>(
      `select (select count(*) from billing.outbox where run_at is null or run_at <= now())::int
            + (select count(*) from billing.payment_events where applied_at is null and provider_ref is not null)::int as waiting`,
    )
    if (rows[0]!.waiting === 0) return
    await delay(500)
  }
}
const count = async (statement: string): Promise<number> =>
  Number((await database.query<{ value: string | null }>(statement)).rows[0]!.value ?? 0)
await settle()
const before = await count(`select count(*) as value from billing.payment_events`)
await database.query(`insert into billing.outbox (job, payload) values ('compare-payments', '{}')`)
await database.query(`notify sild_outbox_billing`)
await delay(2000)

interface BankCheckout {
  id: string
  status: string
  amountCents: number
  refundedCents: number
  changedAt: string
}
async function checkouts(): Promise<BankCheckout[]> {
  const all: BankCheckout[] = []
  for (let since = '', after = ''; ;) {
    const response = await fetch(`${bankUrl}/v1/checkouts?${new URLSearchParams({ since, after }).toString()}`, {
      headers: { authorization: `Bearer ${apiKey}` },
    })
    const { hasMore, list } = (await response.json()) as { hasMore: boolean; list: BankCheckout[] }
    all.push(...list)
    const last = list.at(-1)
    if (!hasMore || !last) return all
    since = last.changedAt
    after = last.id
  }
}
const paid = (await checkouts()).filter(({ status }) => status === 'paid')
const atBank = paid.reduce((sum, { amountCents, refundedCents }) => sum + amountCents - refundedCents, 0)
const inBooks = () =>
  count(
    `select sum(net_cents + vat_cents - refunded_cents) as value from billing.payments where status in ('PAID', 'REFUNDED')`,
  )
const held = () =>
  count(`select sum(provider_cents) as value from billing.payment_differences where kind = 'paid-after-cancel'`)
// The one sweep may take a while over all of them.
for (let tries = 0; tries < 240 && (await inBooks()) + (await held()) !== atBank; tries++) await delay(500)

const invoiced = await count(
  `select sum(case kind when 'invoice' then net_cents + vat_cents else -(net_cents + vat_cents) end) as value from billing.invoices`,
)
const sales = await count(`select count(*) as value from billing.payments where status in ('PAID', 'REFUNDED')`)
const plansSold = await count(
  `select count(*) as value from billing.payments where status in ('PAID', 'REFUNDED') and type = 'subscription'`,
)
const periods = await count(`select count(distinct payment_guid) as value from billing.subscriptions where not is_gift`)
const allPeriods = await count(`select count(*) as value from billing.subscriptions where not is_gift`)
const queues = openQueues({ databaseUrl: scratch.jobs, redisUrl: undefined }, { warn: console.warn } as never)
const told = (await queues.queue('publications').getJobs(['waiting', 'prioritized', 'delayed'], 0, -1))
  .filter(({ name }) => name === 'start-promotion')
  .map(({ data }) => (data as { promotionGuid: string }).promotionGuid)
await queues.close()
const gaps = await count(`select coalesce(max(place), 0) - count(*) as value from billing.invoices`)
console.log(
  `${CHECKOUTS} checkouts, ${paid.length} paid, ${sales - plansSold} promotions sold, ${before} events, ${service.kills} kills of the service, ${worker.kills} of the worker, ${scratch.kills} of the database`,
)
reportValue('money at the bank that books do not have', (atBank - (await inBooks()) - (await held())) / 100, 'EUR', {
  atMost: 0,
})
reportValue('money in books that invoices do not have', Math.abs((await inBooks()) - invoiced) / 100, 'EUR', {
  atMost: 0,
})
reportValue('held because it was paid after it was taken back', (await held()) / 100, 'EUR')
reportValue('plans sold without a period', plansSold - periods, '', { atMost: 0 })
reportValue('periods given twice', allPeriods - periods, '', { atMost: 0 })
reportValue('promotions sold and not told', sales - plansSold - new Set(told).size, '', { atMost: 0 })
reportValue('promotions told twice', told.length - new Set(told).size, '', { atMost: 0 })
reportValue('gaps in the series of invoices', gaps, '', { atMost: 0 })

const latencies: number[] = []
const sent: Promise<void>[] = []
const { rows: known } = await database.query<{ ref: string }>(
  `select provider_ref as ref from billing.payments where provider_ref is not null limit ${EVENTS}`,
)
const send = async (ref: string): Promise<void> => {
  const body = JSON.stringify({ id: `evt_${randomUUID()}`, type: 'x', account: 'sild', checkoutId: ref })
  const headers = { 'content-type': 'application/json', 'test-bank-signature': signEvent(body, { secret: apiKey }) }
  const startedAt = performance.now()
  const response = await fetch(`${url}/api/billing/webhook/test-bank`, { method: 'POST', headers, body })
  await response.arrayBuffer()
  latencies.push(performance.now() - startedAt)
  if (!response.ok) throw new Error(`An event was answered ${response.status}`)
}
for (let event = 0; event < EVENTS; event++) {
  sent.push(send(known[event % known.length]!.ref))
  await delay(1000 / EVENTS_A_SECOND)
}
await Promise.all(sent)
reportValue(`an event answered, ${EVENTS_A_SECOND} a second, p99`, quantile(latencies, 0.99), 'ms', { atMost: 50 })

await Promise.all([service.stop(), worker.stop(), bank.stop(), database.end()])
neighbours.server.close()
