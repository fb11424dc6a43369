import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { testDatabase } from '@sild/testing'
import { createPostgresBackend, type Queue, withBackend } from 'bullmq'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openPostgresQueues } from '../src/jobs/postgres-queues.ts'
import { jobOptions } from '../src/jobs/queue-options.ts'
import type { Queues } from '../src/jobs/queues.ts'

const files = testDatabase()
const companyGuid = randomUUID()
const batchOf = (...ids: string[]) =>
  JSON.stringify(ids.map((id) => ({ id, job: 'index-company', payload: { companyGuid } })))
const inOrder = () => files.query('select * from bullmq.job order by seq')
let queues: Queues
let bullmq: Pick<Queue, 'add' | 'close'>

beforeAll(() => {
  const log = pino({ level: 'silent' })
  queues = openPostgresQueues(files.jobsUrl, log)
  const OnPostgres = withBackend(createPostgresBackend)
  bullmq = new OnPostgres.Queue('search', {
    connection: { connectionString: files.jobsUrl, schema: 'bullmq' },
    defaultJobOptions: jobOptions,
  })
})
beforeEach(() => files.emptyQueues())
afterAll(async () => {
  await bullmq.close()
  await queues.close()
})

it('writes the row that BullMQ itself writes', async () => {
  await bullmq.add('index-company', { companyGuid }, { jobId: randomUUID() })
  await queues.add(batchOf(randomUUID()))
  const [theirs, ours] = (await inOrder()).map(({ id, seq, added_at_ms: addedAt, ...row }) => {
    const { jobId, ...opts } = row['opts']
    expect([undefined, id]).toContain(jobId)
    expect(Math.abs(Date.now() - Number(addedAt))).toBeLessThan(10_000)
    expect(Number(seq)).toBeGreaterThan(0)
    return { ...row, opts }
  })
  expect(ours).toEqual(theirs)
})

it('keeps the order of the batch, and leaves alone what the queue knows', async () => {
  const ids = Array.from({ length: 20 }, () => randomUUID())
  await queues.add(batchOf(ids[7]!))
  await files.query(`update bullmq.job set state = 'completed'`)
  await queues.add(batchOf(...ids))
  const rows = await inOrder()
  expect(rows.map(({ id }) => id)).toEqual([ids[7], ...ids.filter((_, place) => place !== 7)])
  expect(rows[0]).toMatchObject({ state: 'completed' })
})

it('wakes a worker that waits', async () => {
  const started = Promise.withResolvers<string | undefined>()
  const worker = queues.worker('search', async (job) => started.resolve(job.id), { drainDelay: 60 })
  await worker.waitUntilReady()
  await delay(200)
  const id = randomUUID()
  await queues.add(batchOf(id))
  expect(await Promise.race([started.promise, delay(5000)])).toBe(id)
  await worker.close()
})
