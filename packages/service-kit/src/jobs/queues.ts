import { jobs } from '@sild/contract/jobs'
import type { JobsOptions, Processor, Queue, Worker, WorkerOptions } from 'bullmq'
import { createPostgresBackend, Queue as RedisQueue, runMigrations, withBackend, Worker as RedisWorker } from 'bullmq'
import { Redis } from 'ioredis'
import pg from 'pg'
import type { JobsConfig } from '../environment.ts'
import type { Logger } from '../log.ts'

/** What the kit uses of a BullMQ queue and worker, whichever backend is behind. */
export type JobQueue = Pick<Queue, 'add' | 'addBulk' | 'getJobCounts' | 'getJobs' | 'getJobState' | 'close'>
export type JobWorker = Pick<Worker, 'close' | 'waitUntilReady'>

export interface Queues {
  queue(name: string): JobQueue
  /** Whether the queues may lose jobs that our database remembers handing over: true of Redis. */
  readonly canForget: boolean
  worker(name: string, processor: Processor, options: Partial<WorkerOptions>): JobWorker
  /** Closes queues and connections; workers are closed by whoever made them. */
  close(): Promise<void>
}

const SCHEMA = 'bullmq'
const QUEUES = new Set(Object.values(jobs).map(({ queue }) => queue)).size
const HOUR_S = 3600

/** A job that failed for good stays to be looked at; a done one stays so that its second arrival is known. */
export const jobOptions: JobsOptions = {
  attempts: 12,
  backoff: { type: 'exponential', delay: 500, jitter: 0.5 },
  removeOnComplete: { age: HOUR_S },
  removeOnFail: { age: 14 * 24 * HOUR_S },
}

/** A worker that is silent for 10 s has lost its jobs to the others; those that a crash hit five times are given up. */
const workerOptions = { lockDuration: 10_000, stalledInterval: 5000, maxStalledCount: 5, drainDelay: 5 }

export const openQueues = (config: JobsConfig, log: Logger): Queues =>
  config.redisUrl ? openRedisQueues(config.redisUrl, log) : openPostgresQueues(config.databaseUrl, log)

/** Brings BullMQ's own tables up to date. Needed once for an installation; nothing to do on Redis. */
export async function migrateQueues({ databaseUrl, redisUrl }: JobsConfig): Promise<void> {
  if (redisUrl) return
  const client = new pg.Client({ connectionString: databaseUrl, statement_timeout: 60_000 })
  await client.connect()
  try {
    // The role owns its schema but may create none, and BullMQ asks for it without looking whether it is there.
    const query = async (text: string, values?: readonly unknown[]) =>
      /^create schema/i.test(text) ? { rows: [] } : client.query(text, values as unknown[])
    await runMigrations({ query } as { query: pg.Client['query'] }, SCHEMA)
  } finally {
    await client.end()
  }
}

function openPostgresQueues(url: string, log: Logger): Queues {
  const { Queue, Worker } = withBackend(createPostgresBackend)
  // Queues only write, so all of them share a few connections. Each worker needs its own to be woken.
  const pool = new pg.Pool({
    connectionString: url,
    max: 2,
    application_name: 'queues',
    keepAlive: true,
    options: `-c search_path=${SCHEMA}`,
  })
  pool.on('error', (error) => log.warn({ err: error }, 'queue connection lost'))
  // BullMQ listens to it once for each queue: above the usual ten Node would warn of a leak.
  pool.setMaxListeners(QUEUES + 1)
  const queues = new Map<string, InstanceType<typeof Queue>>()
  return {
    canForget: false,
    queue(name) {
      const known = queues.get(name)
      if (known) return known
      const queue = new Queue(name, { connection: pool, defaultJobOptions: jobOptions })
      queue.on('error', (error) => log.warn({ err: error, queue: name }, 'queue error'))
      queues.set(name, queue)
      return queue
    },
    worker(name, processor, options) {
      const connection = {
        connectionString: url,
        max: 2,
        application_name: `worker ${name}`,
        // A crash of the server may forget that the last jobs were taken or done: they run again, which they bear. It never
        // forgets a job, because adding one waits for the disk.
        options: '-c synchronous_commit=off',
        keepAlive: true,
        schema: SCHEMA,
      }
      const worker = new Worker(name, processor, { ...workerOptions, ...options, connection })
      worker.on('error', (error) => log.warn({ err: error, queue: name }, 'worker error'))
      return worker
    },
    async close() {
      await Promise.all([...queues.values()].map((queue) => queue.close()))
      await pool.end()
    },
  }
}

function openRedisQueues(url: string, log: Logger): Queues {
  const prefix = '{bull}'
  const producer = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1 })
  producer.on('error', (error) => log.warn({ err: error }, 'queue connection lost'))
  const consumers: Redis[] = []
  const queues = new Map<string, RedisQueue>()
  return {
    canForget: true,
    queue(name) {
      const known = queues.get(name)
      if (known) return known
      const queue = new RedisQueue(name, { connection: producer, prefix, defaultJobOptions: jobOptions })
      queue.on('error', (error) => log.warn({ err: error, queue: name }, 'queue error'))
      queues.set(name, queue)
      return queue
    },
    worker(name, processor, options) {
      const connection = new Redis(url, { maxRetriesPerRequest: null })
      consumers.push(connection)
      const worker = new RedisWorker(name, processor, { ...workerOptions, ...options, prefix, connection })
      worker.on('error', (error) => log.warn({ err: error, queue: name }, 'worker error'))
      return worker
    },
    async close() {
      await Promise.all([...queues.values()].map((queue) => queue.close()))
      for (const connection of [producer, ...consumers]) connection.disconnect()
    },
  }
}
