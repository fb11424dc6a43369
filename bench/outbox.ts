import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { discardPostgres, provision, startPostgres } from '@sild/postgres'
import { migrate, migrateQueues } from '@sild/service-kit'
import { openDatabase } from '@sild/service-kit/database'
import { createOutbox } from '@sild/service-kit/outbox'

/**
 * How soon after the commit a job starts, and what producers lose to the outbox. Relay and worker are a process of their
 * own, as in an installation; Postgres is durable. The rounds alternate, so that a busy machine is busy for all of them.
 */
const SERVICE = 'companies'
const ROUNDS = 3
const ROUND_MS = 3000
const PRODUCERS = 4
const LATENCY_JOBS = 500
const LATENCY_EVERY_MS = 20

const dataDir = mkdtempSync(join(tmpdir(), 'sild-bench-'))
const postgres = await startPostgres({ dataDir, durable: true })
const { jobs, services } = await provision(postgres.adminUrl, { services: [SERVICE], database: 'bench' })
const databaseUrl = services[SERVICE]! // Provisioned just now.
await migrateQueues({ databaseUrl: jobs, redisUrl: undefined })
await migrate({ name: SERVICE, migrations: new URL('./outbox-migrations/', import.meta.url) }, databaseUrl)
const database = openDatabase({ url: databaseUrl, name: 'producer' })
const queue = openDatabase({ url: jobs, name: 'queue' })
const outbox = createOutbox(SERVICE, database)

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

/** `relay` only fills the queue; `worker` also does the jobs. */
async function beside<Result>(
  role: 'relay' | 'worker',
  work: (child: ChildProcess) => Promise<Result>,
): Promise<Result> {
  const child = fork(fileURLToPath(new URL('./outbox-worker.ts', import.meta.url)), [role, databaseUrl, jobs])
  await once(child, 'message')
  await delay(300)
  const result = await work(child)
  child.kill('SIGKILL')
  await database.knex.raw('truncate outbox')
  await queue.knex.raw('delete from job')
  return result
}

const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? NaN

async function measureThroughput(): Promise<void> {
  const found = {
    'no job': [] as number[],
    outbox: [] as number[],
    'outbox and relay': [] as number[],
    'outbox, relay and worker': [] as number[],
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    found['no job'].push(await transactionsPerSecond(false))
    found['outbox'].push(await transactionsPerSecond(true))
    await database.knex.raw('truncate outbox')
    found['outbox and relay'].push(await beside('relay', () => transactionsPerSecond(true)))
    found['outbox, relay and worker'].push(await beside('worker', () => transactionsPerSecond(true)))
  }
  const base = middle(found['outbox'])
  for (const [name, values] of Object.entries(found)) {
    console.log(
      `${name.padEnd(26)} ${middle(values).toFixed(0).padStart(6)} transactions/s  ${(middle(values) / base).toFixed(2)} × outbox`,
    )
  }
}

const now = (): number => performance.timeOrigin + performance.now()

function measureLatency(): Promise<void> {
  return beside('worker', async (worker) => {
    const startedAt = new Map<string, number>()
    worker.on('message', ({ companyGuid, at }: { companyGuid: string; at: number }) => startedAt.set(companyGuid, at))
    const committedAt = new Map<string, number>()
    for (let job = 0; job < LATENCY_JOBS; job += 1) {
      committedAt.set(await write(true), now())
      await delay(LATENCY_EVERY_MS)
    }
    await delay(1000)
    const latencies = [...committedAt]
      .map(([guid, at]) => (startedAt.get(guid) ?? Infinity) - at)
      .toSorted((one, other) => one - other)
    const share = (part: number) =>
      latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * part))]?.toFixed(1)
    console.log(
      `commit → job starts, ${1000 / LATENCY_EVERY_MS}/s: p50 ${share(0.5)} ms, p99 ${share(0.99)} ms, max ${share(1)} ms`,
    )
  })
}

await measureLatency()
await measureThroughput()
await queue.close()
await database.close()
await postgres.stop()
await discardPostgres(dataDir)
