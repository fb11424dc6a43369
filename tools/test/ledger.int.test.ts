import { setTimeout as delay } from 'node:timers/promises'
import { openQueues } from '@sild/service-kit/jobs/open-queues'
import type { Queues } from '@sild/service-kit/jobs/queues'
import { testRedis } from '@sild/testing'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { findPid, makeDirectory, type Running, start, stop, until } from './installations.ts'
import { type Deal, signUp, strikeDeal } from './ledger/deal.ts'
import { createLedger, type Ledger } from './ledger/ledger.ts'
import { countSecondCopies, readBack } from './ledger/read-back.ts'
import { countWork, findTraces } from './ledger/traces.ts'
import type { Visitor } from './ledger/visitor.ts'

const PAIRS = 8
const ROUNDS = 4
const MAX_ROUNDS = 10
const VICTIMS = ['bff', 'services', 'workers'] as const
/** The longest way of a job: a killed worker's lock, two looks for stalled ones, a late retry. */
const QUIET_WITHIN_MS = 40_000

const redis = testRedis()
const ledger: Ledger = createLedger()
let running: Running
let database: pg.Client
let queues: Queues
let moderator: Visitor

beforeAll(async () => {
  const environment = { MODERATION_UNDO_MS: '100', RATE_LIMIT_SCALE: '10000', REDIS_URL: redis.url }
  running = await start(makeDirectory(), [], environment)
  queues = openQueues({ databaseUrl: running.run.databaseUrl, redisUrl: redis.url }, pino({ level: 'silent' }))
  database = new pg.Client({ connectionString: running.run.databaseUrl })
  await database.connect()
  const email = 'moderator@sild.test'
  moderator = await signUp({ run: running.run, ledger }, 'customer', email)
  await database.query(`update accounts.users set roles = '{moderator}' where email = $1`, [email])
  await moderator.signIn()
})
afterAll(async () => {
  await queues.close()
  await database.end()
  await stop(running.child)
})

it(
  'loses nothing that was acknowledged and does nothing twice while its processes are killed',
  // Kills, and then all that was left unfinished.
  { timeout: 120_000 },
  async () => {
    const { run } = running
    const deals: Deal[] = []
    let isOver = false
    const keepDealing = async () => {
      while (!isOver) deals.push(await strikeDeal({ run, ledger, moderator }))
    }
    const pairs = Array.from({ length: PAIRS }, keepDealing)
    const [rounds] = await Promise.all([killInTurn().finally(() => (isOver = true)), ...pairs])
    const isQuiet = async () => (await countWork(database, queues)).waiting === 0
    await until(isQuiet, QUIET_WITHIN_MS)

    const seen = await Promise.all(deals.map((deal) => readBack(deal, run)))
    expect(await findTraces(database, deals)).toEqual({ lost: [], doubled: [] })
    expect(seen.flat()).toEqual([])
    // Some of what is read is noted, and what runs by the clock runs on.
    await until(isQuiet, QUIET_WITHIN_MS)
    expect((await countWork(database, queues)).failed).toBe(0)
    expect(await countSecondCopies(run)).toBeLessThanOrEqual(rounds)
    expect(ledger.figures.acknowledged).toBeGreaterThan(100)
    expect(ledger.figures.unknown).toBeGreaterThan(0)
  },
)

/** Kills until a request has lost its answer, which is up to chance. */
async function killInTurn(): Promise<number> {
  let rounds = 0
  while (rounds < ROUNDS || (ledger.figures.unknown === 0 && rounds < MAX_ROUNDS)) {
    for (const victim of VICTIMS) {
      await delay(500 + Math.random() * 1000)
      await until(async () => kill(victim))
    }
    rounds += 1
  }
  return rounds
}

function kill(victim: string): boolean {
  const pid = findPid(running.child, `processes/${victim}.ts`)
  return pid !== undefined && process.kill(pid, 'SIGKILL')
}
