import { isOnRedis, testDatabase } from '@sild/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Counters } from '../src/limits/counters.ts'
import { createPostgresCounters } from '../src/limits/postgres-counters.ts'
import { createRedisCounters } from '../src/limits/redis-counters.ts'

const database = testDatabase()
/** What is tested is what they count, and not how long a busy machine takes. */
const patienceMs = 10_000

const stores: [string, () => Counters][] = [
  ['Postgres', () => createPostgresCounters(database.bffUrl, () => undefined, patienceMs)],
]
if (isOnRedis) stores.push(['Redis', () => createRedisCounters(database.redisUrl!, () => undefined)])

describe.each(stores)('counters in %s', (_name, open) => {
  let one: Counters
  let other: Counters
  const key = `test ${Math.random()}`
  beforeAll(() => {
    one = open()
    other = open()
  })
  afterAll(() => Promise.all([one.close(), other.close()]))

  it('are shared by processes, and lose no hit', async () => {
    const counts = await Promise.all(
      Array.from({ length: 40 }, (_, index) => (index % 2 ? one : other).hit(key, 60_000)),
    )
    expect(counts.map(({ hits }) => hits).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 40 }, (_, index) => index + 1),
    )
    for (const { resetsInMs } of counts) expect(resetsInMs).toBeGreaterThan(50_000)
  })
  it('take a hit back, in its window and never below zero', async () => {
    const name = `${key} given back`
    await one.giveBack(name)
    await one.hit(name, 60_000)
    await other.hit(name, 60_000)
    await other.giveBack(name)
    expect((await one.hit(name, 60_000)).hits).toBe(2)
    for (let count = 0; count < 5; count += 1) await one.giveBack(name)
    expect(await other.hit(name, 60_000)).toMatchObject({ hits: 1, resetsInMs: expect.any(Number) })
  })
  it('start again when their window is over', async () => {
    const brief = `${key} brief`
    await one.hit(brief, 50)
    await one.hit(brief, 50)
    await expect.poll(async () => (await other.hit(brief, 50)).hits).toBe(1)
  })
})

it('survive the loss of their table', async () => {
  const counters = createPostgresCounters(database.bffUrl, () => undefined, patienceMs)
  await counters.hit('lost', 60_000)
  await database.query('drop table bff.rate_limits')
  expect((await counters.hit('lost', 60_000)).hits).toBe(1)
  await counters.close()
})

it('answer or fail within half a second', async () => {
  const counters = createPostgresCounters('postgres://nobody@10.255.255.1:5432/nothing', () => undefined)
  const startedAt = performance.now()
  await expect(counters.hit('key', 1000)).rejects.toBeInstanceOf(Error)
  expect(performance.now() - startedAt).toBeLessThan(1500)
  await counters.close()
})
