/**
 * How soon after the commit a job starts, and what producers lose to the outbox. Relay and worker are a process of their
 * own, as in an installation; Postgres is durable.
 */

import { setTimeout as delay } from 'node:timers/promises'
import { migrate, migrateQueues } from '@sild/service-kit'
import { openDatabase } from '@sild/service-kit/database'
import { createOutbox } from '@sild/service-kit/outbox'
import { openScratchDatabase } from '../measure/database.ts'
import { type RelayProcess, startRelayProcess } from '../measure/relay-process.ts'
import { figure, reportComparison, reportValue } from '../measure/report.ts'
import { quantile } from '../measure/statistics.ts'
import { interleave } from '../measure/interleave.ts'

const SERVICE = 'companies'
const ROUNDS = 5
const ROUND_MS = 2000
const PRODUCERS = 4
const LATENCY_JOBS = 500
const LATENCY_EVERY_MS = 20

await using scratch = await openScratchDatabase([SERVICE], { isDurable: true })
const databaseUrl = scratch.services[SERVICE]! // Provisioned just now.
await migrateQueues({ databaseUrl: scratch.jobs, redisUrl: undefined })
await migrate({ name: SERVICE, migrations: new URL('../servers/outbox-migrations/', import.meta.url) }, databaseUrl)
const database = openDatabase({ url: databaseUrl, name: 'producer' })
const outbox = createOutbox(SERVICE, database)
const place = { service: SERVICE, databaseUrl, jobsUrl: scratch.jobs }

const write = (withJob: boolean): Promise<string> =>
  database.transaction(async (trx) => {
    const [row] = await trx('benchRows').insert({ note: 'a row of the domain' }).returning('guid')
    if (withJob) await outbox.add(trx, 'index-company', { companyGuid: row.guid })
    return row.guid
  })

async function transactionsPerSecond(withJob: boolean): Promise<number> {
  const endsAt = performance.now() + ROUND_MS
  let written = 0
  const produce = async () => {
    for (; performance.now() < endsAt; written += 1) await write(withJob)
  }
  await Promise.all(Array.from({ length: PRODUCERS }, produce))
  return (written / ROUND_MS) * 1000
}

async function measureThroughput(worker: RelayProcess): Promise<void> {
  await using relay = startRelayProcess({ role: 'relay', ...place })
  const found = await interleave(
    {
      'no job': () => transactionsPerSecond(false),
      'a job': () => transactionsPerSecond(true),
      'a job, relayed': () => relay.beside(() => transactionsPerSecond(true)),
      'a job, relayed and done': () => worker.beside(() => transactionsPerSecond(true)),
    },
    { rounds: ROUNDS, warming: 1 },
  )
  reportComparison({ found, baseline: 'no job', unit: 'transactions/s', goals: { 'a job, relayed': { atLeast: 0.9 } } })
}

const now = (): number => performance.timeOrigin + performance.now()

function measureLatency(worker: RelayProcess): Promise<void> {
  const startedAt = new Map<string, number>()
  worker.onJob(({ companyGuid, at }) => startedAt.set(companyGuid, at))
  return worker.beside(async () => {
    const committedAt = new Map<string, number>()
    const commits: number[] = []
    for (let job = 0; job < LATENCY_JOBS; job += 1) {
      const began = now()
      committedAt.set(await write(true), now())
      commits.push(now() - began)
      await delay(LATENCY_EVERY_MS)
    }
    await delay(1000)
    const latencies = [...committedAt].map(([guid, at]) => (startedAt.get(guid) ?? Infinity) - at)
    console.log(
      `commit → job starts, ${1000 / LATENCY_EVERY_MS}/s: p50 ${figure(quantile(latencies, 0.5))} ms, max ${figure(quantile(latencies, 1))} ms`,
    )
    // A job waits for two commits more: of the relay and of the queue.
    reportValue('the transaction itself, p99', quantile(commits, 0.99), 'ms')
    reportValue('commit → job starts, p99', quantile(latencies, 0.99), 'ms', { atMost: 20 })
  })
}

await using worker = startRelayProcess({ role: 'worker', ...place })
await measureLatency(worker)
await measureThroughput(worker)
await database.close()
