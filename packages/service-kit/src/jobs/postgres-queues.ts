import { createPostgresBackend, runMigrations, withBackend } from 'bullmq'
import { jobs } from '@sild/contract/jobs'
import pg from 'pg'
import { connections } from '../connections.ts'
import type { JobsConfig } from '../environment.ts'
import type { Logger } from '../log.ts'
import { jobOptions, workerOptions } from './queue-options.ts'
import type { Queues } from './queues.ts'

const SCHEMA = 'bullmq'
const QUEUES = new Set(Object.values(jobs).map(({ queue }) => queue)).size

/** Brings BullMQ's own tables up to date. Needed once for an installation; nothing to do on Redis. */
export async function migrateQueues({ databaseUrl, redisUrl }: JobsConfig): Promise<void> {
  if (redisUrl) return
  const client = new pg.Client({ connectionString: databaseUrl, statement_timeout: 60_000 })
  await client.connect()
  try {
    await runMigrations(client, SCHEMA)
  } finally {
    await client.end()
  }
}

export function openPostgresQueues(url: string, log: Logger): Queues {
  const { Queue, Worker } = withBackend(createPostgresBackend)
  // Processes that only fill and count queues share one pool. Each worker needs its own connection for notifications.
  const pool = new pg.Pool({
    connectionString: url,
    max: connections.worker.queues,
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
        max: connections.queue.jobs,
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
