import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { findFreePort } from '@sild/postgres'
import { actorOf, testConfig, testDatabase, testSecret } from '@sild/testing'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createActorSigner } from '../src/actor-header.ts'
import { createCalls } from '../src/calls/calls.ts'
import { createUpstreams } from '../src/calls/upstream.ts'
import { type Calls, migrate, type ServiceConfig, systemClock } from '../src/index.ts'
import { openQueues } from '../src/jobs/open-queues.ts'
import type { JobQueue, Queues } from '../src/jobs/queues.ts'
import { gone, startSample } from './processes.ts'
import { statesOf } from './queue-contents.ts'
import { sampleService } from './sample-service.ts'

const database = testDatabase()
const actor = actorOf('customer')
const running: ChildProcess[] = []
let config: ServiceConfig
let calls: Calls
let queues: Queues
let queue: JobQueue

beforeAll(async () => {
  await migrate(sampleService, database.serviceUrl(sampleService.name))
  const url = `http://127.0.0.1:${await findFreePort()}`
  const base = testConfig(sampleService.name, database)
  const serviceUrls = { ...base.serviceUrls, sample: url, publications: url }
  config = { ...base, serviceUrls }
  queues = openQueues(config.jobs, pino({ level: 'silent' }))
  queue = queues.queue('search')
  calls = createCalls(
    createUpstreams({ urls: serviceUrls, signActor: createActorSigner(config.keys.actor, systemClock) }),
  )
})
afterAll(() => queues.close())
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})

const start = async (
  role: Parameters<typeof startSample>[0],
  options: Omit<Parameters<typeof startSample>[1], 'config' | 'secret'> = {},
) => {
  const child = await startSample(role, { config, secret: testSecret, ...options })
  running.push(child)
  return child
}
const createTag = (label: string, idempotencyKey: string) =>
  calls.call('createTag', { body: { tag: label } }, { actor, idempotencyKey })
const tagsOf = (label: string) =>
  database.query<{ guid: string; indexed_count: number }>('select * from sample.tags where label = $1', [label])
const until = async (isDone: () => Promise<boolean>, limitMs: number) => {
  const endsAt = performance.now() + limitMs
  while (!(await isDone())) {
    if (performance.now() > endsAt) throw new Error(`Not within ${limitMs} ms`)
    await delay(25)
  }
}
const isActive = (guid: string) => async () => (await statesOf(queue, guid)).includes('active')
const isIndexed = (label: string) => async () => (await tagsOf(label))[0]?.indexed_count === 1

it('answers a repeated call after a crash between commit and reply, and runs it once', async () => {
  const first = await start('service', { failpoint: 'after_commit_before_reply' })
  await expect(createTag('died', 'key-of-died')).rejects.toMatchObject({ code: 'unavailable' })
  expect(await gone(first)).toBe('SIGKILL')
  expect(await tagsOf('died')).toHaveLength(1)

  await start('service')
  const reply = await createTag('died', 'key-of-died')
  expect(await tagsOf('died')).toMatchObject([{ guid: reply.guid }])
  expect(await database.query('select job from sample.outbox')).toHaveLength(1)
})

it('runs a repeated call after a crash before the commit, once', async () => {
  const first = await start('service')
  await database.query('begin')
  await database.query('lock table sample.tags in exclusive mode')
  const attempt = createTag('early', 'key-of-early').catch((error: { code: string }) => error.code)
  await delay(200)
  first.kill('SIGKILL')
  expect(await attempt).toBe('unavailable')
  await start('service')
  await database.query('rollback')

  await until(
    () =>
      createTag('early', 'key-of-early').then(
        () => true,
        () => false,
      ),
    5000,
  )
  expect(await tagsOf('early')).toHaveLength(1)
})

it('loses and repeats no job when a relay dies between queue and commit', async () => {
  await start('service')
  await createTag('relayed', 'key-of-relayed')
  const first = await start('relay', { failpoint: 'after_add_before_commit' })
  expect(await gone(first)).toBe('SIGKILL')
  expect(await database.query('select job from sample.outbox')).not.toHaveLength(0)

  await start('worker')
  await until(isIndexed('relayed'), 5000)
  await until(async () => (await database.query('select job from sample.outbox')).length === 0, 5000)
  expect(await statesOf(queue, (await tagsOf('relayed'))[0]!.guid)).toEqual(['completed'])
})

it('runs the job of a dead and of a frozen worker once each', async () => {
  await start('service')
  await createTag('dead', randomUUID())
  const dying = await start('worker', { failpoint: 'after_effect_before_ack' })
  expect(await gone(dying)).toBe('SIGKILL')
  expect(await isIndexed('dead')()).toBe(true)

  const frozen = await start('worker', { jobMs: 500 })
  const { guid } = await createTag('frozen', randomUUID())
  await until(isActive(guid), 5000)
  frozen.kill('SIGSTOP')

  await start('worker')
  await until(isIndexed('frozen'), 20_000)
  frozen.kill('SIGCONT')
  // The absence of a second count has no signal, so wait three times as long as the job takes.
  await delay(1500)
  expect([await tagsOf('dead'), await tagsOf('frozen')]).toMatchObject([[{ indexed_count: 1 }], [{ indexed_count: 1 }]])
})

it('finishes the current job on SIGTERM, and leaves the rest to others', async () => {
  await start('service')
  const worker = await start('worker', { jobMs: 300 })
  const { guid } = await createTag('at hand', randomUUID())
  await until(isActive(guid), 5000)
  worker.kill('SIGTERM')
  expect(await gone(worker)).toBe(0)
  expect(await isIndexed('at hand')()).toBe(true)
})

it('stops with the process that started it', async () => {
  const children = [await start('service'), await start('worker')]
  for (const child of children) child.disconnect()
  expect(await Promise.all(children.map(gone))).toEqual([0, 0])
})
