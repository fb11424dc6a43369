import { randomUUID } from 'node:crypto'
import { openQueues } from '@sild/service-kit/jobs/open-queues'
import type { JobWorker, Queues } from '@sild/service-kit/jobs/queues'
import { testDatabase } from '@sild/testing'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type CallOptions, testBff, tokenFor } from './bff.ts'

const database = testDatabase()
const bff = testBff({ database })
const queue = 'companies-registers'
const job = 'verify-company'
const staffGuid = randomUUID()
let queues: Queues
let worker: JobWorker
/** What the job does in the test. */
let work: () => Promise<void>

beforeAll(() => {
  bff.services.mock({
    getUserContacts: ({ body }) => ({
      users: body.userGuids.map((guid) => ({ guid, email: 'admin@sild.test', locale: 'en' })),
    }),
  })
  queues = openQueues({ databaseUrl: database.jobsUrl, redisUrl: database.redisUrl }, pino({ level: 'silent' }))
  worker = queues.worker(queue, () => work(), { concurrency: 1 })
})
afterAll(async () => {
  await worker.close()
  await queues.close()
})
beforeEach(async () => {
  work = () => Promise.reject(new Error('the register of mari@sild.test is away'))
  for (const failed of await queues.queue(queue).getJobs(['failed'])) await failed.remove()
})

const call = (operation: Parameters<typeof bff.call>[0], options: CallOptions = {}) =>
  bff.call(operation, {
    token: tokenFor(bff.deps, { kind: 'staff', userGuid: staffGuid, roles: ['admin'] }),
    ...options,
  })
const result = async (operation: Parameters<typeof bff.call>[0], options: CallOptions = {}) => {
  const answer = await call(operation, options)
  expect(answer.statusCode).toBeLessThan(300)
  return answer.json().result
}
const failedCount = async () => (await queues.queue(queue).getJobCounts('failed'))['failed']
/** Jobs that have failed for good. */
async function fail(count: number, data: object = { companyGuid: randomUUID(), requestedBy: 'Mari Maasikas' }) {
  const ids = Array.from({ length: count }, () => randomUUID())
  await queues.queue(queue).addBulk(ids.map((jobId) => ({ name: job, data, opts: { jobId, attempts: 1 } })))
  await vi.waitFor(async () => expect(await failedCount()).toBe(count), { timeout: 10_000 })
  return ids
}
const listed = () => result('listFailedJobs', { params: { queue }, query: { job } })

describe('failed jobs', () => {
  it('are listed by kind, with what starts them, the latest reason and nothing personal', async () => {
    await fail(2)
    const { failedCount: total, failures, queues: states } = await result('listQueues')
    expect(total).toBe(2)
    expect(failures).toMatchObject([
      { queue, job, count: 2, latestReason: 'the register of ••• is away', origin: { service: 'companies' } },
    ])
    expect(states.find(({ name }: { name: string }) => name === queue)).toMatchObject({
      failedCount: 2,
      waitingCount: 0,
      waitingSince: null,
    })
    const { list, total: count } = await listed()
    expect(count).toBe(2)
    expect(list[0].payload).toEqual([
      { name: 'companyGuid', value: expect.stringMatching(/^[\da-f-]{36}$/) },
      { name: 'requestedBy', value: '•••' },
    ])
    expect(JSON.stringify([failures, list])).not.toMatch(/mari|maasikas/i)
  })

  it('are done when they are retried after the cause is fixed', async () => {
    const [jobId] = await fail(1)
    const done = vi.fn<() => Promise<void>>(async () => undefined)
    work = done
    await result('retryFailedJob', { params: { queue, jobId }, body: undefined })
    await vi.waitFor(() => expect(done).toHaveBeenCalledTimes(1), { timeout: 10_000 })
    await vi.waitFor(async () => expect(await queues.queue(queue).getJobState(jobId!)).toBe('completed'))
    expect((await listed()).total).toBe(0)
  })

  it('of a kind are retried all at once', async () => {
    await fail(3)
    const done = vi.fn<() => Promise<void>>(async () => undefined)
    work = done
    expect(await result('retryFailedJobs', { params: { queue }, body: { job } })).toEqual({ count: 3 })
    await vi.waitFor(() => expect(done).toHaveBeenCalledTimes(3), { timeout: 10_000 })
    expect(await result('retryFailedJobs', { params: { queue }, body: { job: 'another-job' } })).toEqual({ count: 0 })
  })

  it('are dropped with a reason, which is stored with the job and the user', async () => {
    const [first, second] = await fail(2)
    expect(
      await result('dropFailedJob', { params: { queue, jobId: first }, body: { reason: 'The company is gone' } }),
    ).toEqual({ count: 1 })
    expect(await result('dropFailedJobs', { params: { queue }, body: { job, reason: 'So are the others' } })).toEqual({
      count: 1,
    })
    expect((await listed()).total).toBe(0)
    const { list } = await result('listDroppedJobs')
    expect(list).toMatchObject([
      { jobId: second, queue, job, reason: 'So are the others', by: 'admin@sild.test' },
      { jobId: first, queue, job, reason: 'The company is gone' },
    ])
    expect(JSON.stringify(list)).not.toContain('Maasikas')
    const kept = await database.query('select payload::text from bff.dropped_jobs')
    expect(JSON.stringify(kept)).not.toContain('Maasikas')
  })

  it('are retried and dropped once when several calls race', async () => {
    const [jobId] = await fail(1)
    work = () => new Promise((resolve) => setTimeout(resolve, 200))
    const answers = await Promise.all([1, 2, 3].map(() => call('retryFailedJob', { params: { queue, jobId } })))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const refused = answers.filter(({ statusCode }) => statusCode !== 200)
    expect(refused.map((answer) => [answer.statusCode, answer.json().error.code])).toEqual([
      [409, 'job-not-failed'],
      [409, 'job-not-failed'],
    ])
  })

  it.each([
    ['an unknown queue', { queue: 'nothing', jobId: randomUUID() }, 404, 'queue-not-found'],
    ['a job that is gone', { queue, jobId: randomUUID() }, 404, 'job-not-found'],
  ] as const)('refuses %s', async (_what, params, status, code) => {
    const answer = await call('retryFailedJob', { params })
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code])
  })

  it('refuses to drop without a reason', async () => {
    const [jobId] = await fail(1)
    const answer = await call('dropFailedJob', { params: { queue, jobId }, body: { reason: '  ' } })
    expect(answer.json().error).toMatchObject({ code: 'invalid', fields: { reason: { code: 'required' } } })
    expect(await failedCount()).toBe(1)
  })
})

it('lists how much waits in a queue and since when', async () => {
  let release = () => undefined as void
  work = () => new Promise((resolve) => (release = resolve))
  const begun = Date.now()
  await queues
    .queue(queue)
    .addBulk([1, 2, 3].map(() => ({ name: job, data: {}, opts: { jobId: randomUUID(), attempts: 1 } })))
  await vi.waitFor(
    async () => {
      const { queues: states } = await result('listQueues')
      const state = states.find(({ name }: { name: string }) => name === queue)
      expect(state).toMatchObject({ waitingCount: 2, runningCount: 1 })
      expect(Date.parse(state.waitingSince)).toBeGreaterThanOrEqual(begun - 1000)
    },
    { timeout: 10_000 },
  )
  work = async () => undefined
  release()
})
