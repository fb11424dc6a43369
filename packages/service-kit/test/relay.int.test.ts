import { randomUUID } from 'node:crypto'
import { jobs } from '@sild/contract/jobs'
import { setTimeout as delay } from 'node:timers/promises'
import { testConfig, testDatabase } from '@sild/testing'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Database, openDatabase } from '../src/database.ts'
import { openQueues } from '../src/jobs/open-queues.ts'
import { addJobs, type JobQueue, type Queues } from '../src/jobs/queues.ts'
import { createRelay, type Relay } from '../src/jobs/relay.ts'
import { migrate } from '../src/migrate.ts'
import { createPostgresNotifications, type Notifications, sendNotification } from '../src/notifications.ts'
import { createOutbox, type Outbox } from '../src/outbox.ts'
import { sampleService } from './sample-service.ts'

const files = testDatabase()
const log = pino({ level: 'silent' })
const url = () => files.serviceUrl('sample' as never)
let database: Database
let notifications: Notifications
let outbox: Outbox
let queues: Queues
let queue: JobQueue

const createSampleRelay = (options: { queues?: Queues } = {}): Relay =>
  createRelay({ service: 'sample', database, queues, notifications, log, ...options })
const add = (companyGuid: string = randomUUID(), options = {}) =>
  database.transaction((trx) => outbox.add(trx, 'index-company', { companyGuid }, options))
const passHalfAMinute = () => files.query(`update sample.relayed_jobs set relayed_at = now() - interval '31 seconds'`)
const waiting = async () => (await queue.getJobCounts('waiting'))['waiting']!

beforeAll(async () => {
  await migrate(sampleService, url())
  database = openDatabase({ url: url(), name: 'relay' })
  notifications = createPostgresNotifications({
    url: url(),
    send: (channel, text) => sendNotification(database, channel, text),
    onError: () => undefined,
  })
  outbox = createOutbox('sample', database)
  queues = openQueues(testConfig(sampleService.name, files).jobs, log)
  queue = queues.queue('search')
})
beforeEach(async () => {
  await files.query('truncate sample.outbox, sample.relayed_jobs')
  await files.emptyQueues()
})
afterAll(async () => {
  await queues.close()
  await notifications.close()
  await database.close()
})

it('takes each job once, with any number of relays', async () => {
  for (let batch = 0; batch < 20; batch += 1) await Promise.all(Array.from({ length: 50 }, () => add()))
  const relays = Array.from({ length: 4 }, () => createSampleRelay())
  await Promise.all(relays.map((relay) => relay.drain()))
  expect(await waiting()).toBe(1000)
  expect(await files.query('select id from sample.outbox')).toEqual([])
})

it('fills every queue over the same few connections', async () => {
  const warnings: string[] = []
  const listen = ({ message }: Error) => void warnings.push(message)
  process.on('warning', listen)
  const all = openQueues(testConfig(sampleService.name, files).jobs, log)
  await addJobs(
    all,
    Object.values(jobs).map(({ name }) => ({ id: randomUUID(), job: name, payload: {} })),
  )
  const counts = await Promise.all(
    Object.values(jobs).map(({ queue: name }) => all.queue(name).getJobCounts('waiting')),
  )
  await all.close()
  process.off('warning', listen)
  expect(counts.filter((count) => count['waiting'] === 0)).toEqual([])
  expect(warnings).toEqual([])
})

it('takes no row of a rolled back transaction', async () => {
  const undone = database.transaction(async (trx) => {
    await outbox.publish(trx, 'company-changed', { companyGuid: randomUUID() })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await createSampleRelay().drain()
  expect(await waiting()).toBe(0)
})

it('takes a delayed job when its time has come', async () => {
  await add(randomUUID(), { runAt: new Date(Date.now() + 300) })
  const relay = createSampleRelay()
  await relay.drain()
  expect(await waiting()).toBe(0)
  await delay(350)
  await relay.drain()
  expect(await waiting()).toBe(1)
})

it('leaves a job of a newer version', async () => {
  await files.query(`insert into sample.outbox (job, payload) values ('do-what-comes-next', '{}')`)
  await createSampleRelay().drain()
  expect(await files.query('select job from sample.outbox')).toEqual([{ job: 'do-what-comes-next' }])
})

it('refuses a payload that the job would refuse', async () => {
  await expect(add('not a guid')).rejects.toThrow('Invalid')
})

it('is woken by a commit long before its next poll', async () => {
  const relay = createSampleRelay()
  await relay.start()
  await delay(50)
  const startedAt = performance.now()
  await add()
  while ((await waiting()) === 0) await delay(1)
  expect(performance.now() - startedAt).toBeLessThan(500)
  await relay.stop()
})

it('refills a queue that lost its jobs with the unfinished ones', async () => {
  const forgetful = { ...queues, canForget: true }
  await add()
  await createSampleRelay({ queues: forgetful }).drain()
  await files.emptyQueues()
  await passHalfAMinute()
  const relay = createSampleRelay({ queues: forgetful })
  await relay.rebuild()
  expect(await waiting()).toBe(1)
  await passHalfAMinute()
  await relay.rebuild()
  expect(await waiting()).toBe(1)
})

it('forgets the finished jobs of such a queue, also of another service', async () => {
  const forgetful = { ...queues, canForget: true }
  await add()
  const relay = createSampleRelay({ queues: forgetful })
  await relay.drain()
  const worker = queues.worker('search', async () => undefined, {})
  while ((await queue.getJobCounts('completed'))['completed'] !== 1) await delay(10)
  await worker.close()
  await passHalfAMinute()
  await relay.rebuild()
  expect(await files.query('select id from sample.relayed_jobs')).toEqual([])
})
