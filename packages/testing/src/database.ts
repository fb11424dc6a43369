import { randomBytes } from 'node:crypto'
import type { ServiceName } from '@sild/contract/services'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import type { PostgresForTests } from './global-setup.ts'
import { testRedis } from './redis.ts'

export interface TestDatabase {
  readonly adminUrl: string
  readonly jobsUrl: string
  readonly bffUrl: string
  /** Where queues and live messages are instead, where the test run has a Redis. */
  readonly redisUrl: string | undefined
  serviceUrl(service: ServiceName): string
  /** Runs one statement as the owner of everything. */
  query<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>
  /** Makes the queues forget all jobs. */
  emptyQueues(): Promise<void>
}

/** A database of its own for this test file, with the tables of every service, dropped afterwards. */
export function testDatabase(): TestDatabase {
  const name = `test_${randomBytes(6).toString('hex')}`
  const { adminUrl, provisioned, template } = inject('postgres') satisfies PostgresForTests
  const here = (url: string): string => {
    const address = new URL(url)
    address.pathname = `/${name}`
    return address.href
  }
  const redis = testRedis()
  let pool: pg.Pool

  beforeAll(async () => {
    await asAdmin(adminUrl, `create database ${name} template ${template} strategy file_copy`)
    pool = new pg.Pool({ connectionString: here(adminUrl), max: 4 })
    // `end` of a pool does not wait until its connections are closed, and the forced drop below ends those that are left.
    pool.on('connect', (client) => client.on('error', () => undefined))
  })
  afterAll(async () => {
    await pool.end()
    await asAdmin(adminUrl, `drop database ${name} with (force)`)
  })

  return {
    adminUrl: here(adminUrl),
    jobsUrl: here(provisioned.jobs),
    bffUrl: here(provisioned.bff),
    get redisUrl() {
      return redis.url
    },
    serviceUrl: (service) => here(provisioned.services[service]!),
    query: async <Row extends pg.QueryResultRow>(sql: string, values?: unknown[]) =>
      (await pool.query<Row>(sql, values)).rows,
    async emptyQueues() {
      await pool.query('delete from bullmq.job')
      await redis.empty()
    },
  }
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  try {
    // Only one copy of a template can be made at a time.
    await admin.query('select pg_advisory_lock(7453003)')
    await admin.query(statement)
  } finally {
    await admin.end()
  }
}
