import { randomUUID } from 'node:crypto'
import { testConfig, testDatabase } from '@sild/testing'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openQueues } from '../src/jobs/open-queues.ts'
import { addJobs, type OutboxJob, type Queues } from '../src/jobs/queues.ts'

const files = testDatabase()
const indexing = (id: string): OutboxJob => ({ id, job: 'index-company', payload: { companyGuid: randomUUID() } })
let queues: Queues

beforeAll(() => {
  queues = openQueues(testConfig('companies', files).jobs, pino({ level: 'silent' }))
})
beforeEach(() => files.emptyQueues())
afterAll(() => queues.close())

it('ignores a finished job when its row comes a second time', async () => {
  const [done, added] = [randomUUID(), randomUUID()]
  const run: string[] = []
  await addJobs(queues, [indexing(done)])
  const worker = queues.worker('search', async ({ id }) => void run.push(id!), { drainDelay: 60 })
  await worker.waitUntilReady()
  await expect.poll(() => queues.queue('search').getJobState(done)).toBe('completed')
  // The worker waits: it is woken for the new one.
  await addJobs(queues, [indexing(done), indexing(added)])
  await expect.poll(() => queues.queue('search').getJobState(added), { timeout: 5000 }).toBe('completed')
  await worker.close()
  expect(run).toEqual([done, added])
})
