import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { actorOf } from '@sild/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { PermanentError } from '../src/index.ts'
import { openQueues } from '../src/jobs/open-queues.ts'
import { createRelay } from '../src/jobs/relay.ts'
import { startWorkers } from '../src/jobs/workers.ts'
import { createPostgresNotifications } from '../src/notifications.ts'
import { sampleService } from './sample-service.ts'
import { statesOf } from './queue-contents.ts'
import { testSample } from './sample.ts'

const sample = testSample()
const indexedCount = async (label: string) =>
  (
    await sample.database.query<{ indexed_count: number }>('select indexed_count from sample.tags where label = $1', [
      label,
    ])
  )[0]!.indexed_count
const createTag = (tag: string) => sample.call('createTag', { body: { tag } }, actorOf('customer'))

beforeEach(() => {
  sample.deps.during = async () => undefined
  sample.deps.jobRuns.clear()
})

describe('a job', () => {
  it('runs after the commit', async () => {
    await createTag('indexed')
    await sample.runJobs()
    expect(await indexedCount('indexed')).toBe(1)
    expect(await sample.outbox()).toEqual([])
  })

  it('has its effect once, also when it is enqueued again', async () => {
    const { guid } = await createTag('often')
    for (let again = 0; again < 3; again += 1) await sample.add('index-company', { companyGuid: guid })
    await sample.runJobs()
    expect(sample.deps.jobRuns.size).toBe(4)
    expect(await indexedCount('often')).toBe(1)
  })

  it('that fails fails the test that runs it', async () => {
    await sample.add('index-company', { companyGuid: randomUUID() })
    sample.deps.during = () => Promise.reject(new PermanentError('no such company'))
    await expect(sample.runJobs()).rejects.toThrow('no such company')
  })
})

describe('a worker', () => {
  /** Without the test's runner, which does not bear failures. */
  const withWorker = async (work: (stateOf: (companyGuid: string) => Promise<string | undefined>) => Promise<void>) => {
    const { config, database, log } = sample.deps
    const queues = openQueues(config.jobs, log)
    const notifications = createPostgresNotifications({
      url: config.databaseUrl,
      send: async () => undefined,
      onError: () => undefined,
    })
    const relay = createRelay({ service: 'sample', database, queues, notifications, log })
    const workers = startWorkers({ handlers: sampleService.jobs, deps: sample.deps, queues, log })
    await relay.start()
    await work(async (companyGuid) => (await statesOf(queues.queue('search'), companyGuid))[0])
    await relay.stop()
    await Promise.all(workers.map((worker) => worker.close()))
    await queues.close()
    await notifications.close()
  }

  it('tries a job again that failed', async () => {
    let failures = 2
    sample.deps.during = async () => {
      if ((failures -= 1) >= 0) throw new Error('not now')
    }
    await withWorker(async (stateOf) => {
      const companyGuid = randomUUID()
      await sample.add('index-company', { companyGuid })
      while ((await stateOf(companyGuid)) !== 'completed') await delay(20)
      expect([...sample.deps.jobRuns.values()]).toEqual([3])
    })
  })

  it('gives up at once on a job that no retry can help, or with a malformed payload', async () => {
    sample.deps.during = () => Promise.reject(new PermanentError('never'))
    await withWorker(async (stateOf) => {
      const companyGuid = randomUUID()
      await sample.add('index-company', { companyGuid })
      await sample.database.query(
        `insert into sample.outbox (job, payload) values ('index-company', '{"companyGuid":"malformed"}')`,
      )
      for (const guid of [companyGuid, 'malformed']) {
        while ((await stateOf(guid)) !== 'failed') await delay(20)
      }
      expect([...sample.deps.jobRuns.values()]).toEqual([1])
    })
  })
})
