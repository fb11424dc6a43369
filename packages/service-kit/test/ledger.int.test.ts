import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import {
  discardPostgres,
  findFreePort,
  type Postgres,
  provision,
  type Provisioned,
  startPostgres,
} from '@sild/postgres'
import { actorOf, testConfig, testRedis, testSecret } from '@sild/testing'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createActorSigner } from '../src/actor-header.ts'
import { createCalls } from '../src/calls/calls.ts'
import { createUpstreams } from '../src/calls/upstream.ts'
import { AppError, type Calls, migrate, migrateQueues, type ServiceConfig, systemClock } from '../src/index.ts'
import { openQueues } from '../src/jobs/open-queues.ts'
import { startSample } from './processes.ts'
import { sampleService } from './sample-service.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'sild-ledger-'))
const redis = testRedis()
const actor = actorOf('customer')
const processes: Partial<Record<'service' | 'worker', ChildProcess>> = {}
let postgres: Postgres
let provisioned: Provisioned
let config: ServiceConfig
let calls: Calls

beforeAll(async () => {
  postgres = await startPostgres({ dataDir, durable: true })
  provisioned = await provision(postgres.adminUrl, { services: [sampleService.name], database: 'ledger' })
  await migrateQueues({ databaseUrl: provisioned.jobs, redisUrl: undefined })
  const databaseUrl = provisioned.services[sampleService.name]!
  await migrate(sampleService, databaseUrl)
  const url = `http://127.0.0.1:${await findFreePort()}`
  const base = testConfig(sampleService.name, {
    serviceUrl: () => databaseUrl,
    jobsUrl: provisioned.jobs,
    redisUrl: redis.url,
  })
  config = {
    ...base,
    serviceUrls: { ...base.serviceUrls, sample: url, publications: url } as ServiceConfig['serviceUrls'],
  }
  calls = createCalls(
    createUpstreams({ urls: config.serviceUrls, signActor: createActorSigner(config.keys.actor, systemClock) }),
  )
  await Promise.all([start('service'), start('worker')])
})
afterAll(async () => {
  for (const child of Object.values(processes)) child.kill('SIGKILL')
  await postgres.stop()
  await discardPostgres(dataDir)
})

const start = async (role: 'service' | 'worker') => {
  processes[role] = await startSample(role, { config, secret: testSecret, jobMs: 5 })
}
const crash = async (role: 'service' | 'worker') => {
  processes[role]!.kill('SIGKILL')
  await start(role)
}
const crashPostgres = async () => {
  process.kill(postgres.pid, 'SIGKILL')
  await postgres.exited
  postgres = await startPostgres({ dataDir, durable: true, port: postgres.port })
}

interface Entry {
  label: string
  key: string
  outcome: 'done' | 'refused' | 'unknown'
}
const createTag = async ({ key, label }: Entry): Promise<Entry['outcome']> => {
  try {
    await calls.call('createTag', { body: { tag: label } }, { actor, idempotencyKey: key })
    return 'done'
  } catch (error) {
    return error instanceof AppError && error.status < 500 && error.code !== 'request-in-flight' ? 'refused' : 'unknown'
  }
}

it(
  'loses nothing that was acknowledged and does nothing twice while everything crashes',
  // Six crashes, and then all that was left unfinished.
  { timeout: 90_000 },
  async () => {
    const ledger: Entry[] = []
    let isOver = false
    const drive = async () => {
      while (!isOver) {
        const entry: Entry = { label: randomUUID().slice(0, 30), key: randomUUID(), outcome: 'unknown' }
        ledger.push(entry)
        entry.outcome = await createTag(entry)
        await delay(entry.outcome === 'unknown' ? 200 : 20)
      }
    }
    const drivers = Array.from({ length: 4 }, drive)
    for (const fault of [
      () => crash('service'),
      () => crash('worker'),
      crashPostgres,
      () => crash('service'),
      () => crash('worker'),
      crashPostgres,
    ]) {
      await delay(1000)
      await fault()
    }
    await delay(1000)
    isOver = true
    await Promise.all(drivers)

    const unknown = ledger.filter(({ outcome }) => outcome === 'unknown')
    const settle = async (entry: Entry) => {
      for (let attempt = 0; entry.outcome === 'unknown' && attempt < 100; attempt += 1) {
        entry.outcome = await createTag(entry)
        if (entry.outcome === 'unknown') await delay(100)
      }
    }
    await Promise.all(unknown.map(settle))

    const admin = new pg.Client({ connectionString: provisioned.admin })
    await admin.connect()
    const count = async (sql: string) => Number((await admin.query(`select count(*) from ${sql}`)).rows[0].count)
    const queues = openQueues(config.jobs, pino({ level: 'silent' }))
    const countUnfinished = async () => {
      const counts = await queues.queue('search').getJobCounts('waiting', 'active', 'delayed', 'prioritized', 'failed')
      return Object.values(counts).reduce((sum, each) => sum + each, 0)
    }
    const isQuiet = async () => (await count('sample.outbox')) + (await countUnfinished()) === 0
    for (let waited = 0; !(await isQuiet()) && waited < 40_000; waited += 250) await delay(250)

    const { rows } = await admin.query<{ label: string; indexed_count: number }>(
      'select label, indexed_count from sample.tags',
    )
    await admin.end()
    await queues.close()
    const times = new Map(rows.map((row) => [row.label, row.indexed_count]))
    const done = ledger.filter(({ outcome }) => outcome === 'done')
    const figures = {
      lost: done.filter(({ label }) => !times.has(label)).length,
      refused: ledger.length - done.length,
      phantom: rows.length - done.length,
      jobsNotDoneOnce: rows.filter((row) => row.indexed_count !== 1).length,
    }
    expect(figures).toEqual({ lost: 0, refused: 0, phantom: 0, jobsNotDoneOnce: 0 })
    expect(done.length).toBeGreaterThan(100)
    expect(unknown.length).toBeGreaterThan(0)
  },
)
