import { serviceNames } from '@sild/contract/services'
import { testDatabase } from '@sild/testing'
import { Model } from 'objection'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { callsOutsideTransactions } from '../src/calls/calls.ts'
import { type Database, openDatabase } from '../src/database.ts'
import { lock, lockAll } from '../src/locks.ts'
import { migrate } from '../src/migrate.ts'
import { afterCommit } from '../src/open-transaction.ts'
import { expression, run, sql } from '../src/sql.ts'
import { sampleService } from './sample-service.ts'

class Effect extends Model {
  declare key: string
  static override get tableName(): string {
    return 'effects'
  }
}

const database = testDatabase()
const opened: Database[] = []
const open = (
  name: (typeof serviceNames)[number] | 'sample',
  options: Partial<Parameters<typeof openDatabase>[0]> = {},
) => {
  const one = openDatabase({ url: database.serviceUrl(name as never), name, ...options })
  opened.push(one)
  return one
}
beforeAll(() => migrate(sampleService, database.serviceUrl(sampleService.name)))
afterAll(() => Promise.all(opened.map((one) => one.close())))

it.each(serviceNames)('protects the tables of other services from %s', async (name) => {
  const { knex } = open(name)
  for (const other of [...serviceNames, 'sample', 'bullmq'].filter((each) => each !== name)) {
    await expect(knex.raw('select * from ??.??', [other, other === 'bullmq' ? 'job' : 'outbox'])).rejects.toMatchObject(
      { code: '42501' },
    )
  }
  await expect(knex.raw('create schema another')).rejects.toMatchObject({ code: '42501' })
})

describe('a transaction', () => {
  const { knex, transaction } = open('sample', {
    statementTimeoutMs: 200,
    sizes: { transactions: 1, reads: 1 },
  })

  it('commits whole or not at all, and runs its effects after the commit only', async () => {
    const effects: string[] = []
    const write = (key: string, failure?: Error) =>
      transaction(async (trx) => {
        afterCommit(trx, async () => {
          const written = await knex('effects').where({ key })
          effects.push(`${key}: ${written.length}`)
        })
        await trx('effects').insert({ key })
        if (failure) throw failure
      })
    await expect(write('half', new Error('half-way'))).rejects.toThrow('half-way')
    expect(await knex('effects').where({ key: 'half' })).toEqual([])
    await write('whole')
    expect(effects).toEqual(['whole: 1'])
  })

  it('is followed once by an effect that was requested twice, in the order of the requests', async () => {
    const effects: number[] = []
    const [first, second] = [() => void effects.push(1), () => void effects.push(2)]
    await transaction(async (trx) => [first, second, first].forEach((effect) => afterCommit(trx, effect)))
    expect(effects).toEqual([1, 2])
  })

  it('accepts no effects once it has ended', async () => {
    const ended = await transaction(async (trx) => ({ trx }))
    expect(() => afterCommit(ended.trx, () => undefined)).toThrow('under way')
  })

  it('allows no calls of other services, which are allowed before and after', async () => {
    const calls = callsOutsideTransactions({ call: async () => ({}) as never })
    const call = () => calls.call('getCompanyPlan', {} as never, { actor: null })
    await call()
    await expect(transaction(call)).rejects.toThrow('getCompanyPlan is called inside a transaction')
    await call()
  })

  it('runs statements with their parameters, parts of statements among them', async () => {
    const chosen = sql`key = any(${['one', 'two']})`
    const rows = await transaction(async (trx) => {
      await run(trx, sql`insert into effects (key) values (${'one'}), (${'three'})`)
      await Effect.query(trx)
        .where({ key: 'one' })
        .patch({ key: expression`replace(${'two?'}, '?', '')` })
      return run<{ key: string }>(trx, sql`select key from effects where ${chosen} order by key`)
    })
    expect(rows).toEqual([{ key: 'two' }])
  })

  it('is rolled back when its time is up before the commit', async () => {
    const late = transaction(async (trx) => trx('effects').insert({ key: 'late' }), {
      signal: AbortSignal.abort(new Error('too late')),
    })
    await expect(late).rejects.toThrow('too late')
    expect(await knex('effects').where({ key: 'late' })).toEqual([])
  })

  it.each([
    ['a statement takes too long', sql`select pg_sleep(1)`],
    ['the connection is cut', sql`select pg_terminate_backend(pg_backend_pid())`],
  ])('is unavailable when %s', async (_name, statement) => {
    await expect(transaction((trx) => run(trx, statement))).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('is unavailable without a free connection', async () => {
    const busy = Promise.withResolvers<void>()
    const first = transaction(() => busy.promise)
    await expect(transaction(async () => undefined)).rejects.toMatchObject({ code: 'unavailable' })
    busy.resolve()
    await first
  })

  it('is unavailable when the database is not there', async () => {
    const { isReachable, transaction: elsewhere } = open('sample', { url: 'postgres://nobody@127.0.0.1:9/none' })
    await expect(elsewhere(async (trx) => trx.raw('select 1'))).rejects.toMatchObject({ code: 'unavailable' })
    expect(await isReachable()).toBe(false)
  })
})

it('takes several locks in one order, however they are requested', async () => {
  const { transaction } = open('search')
  const isFree = (name: string) =>
    transaction(async (trx) => {
      const statement = sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as "isFree"`
      return (await run<{ isFree: boolean }>(trx, statement))[0]?.isFree
    })
  let waiting: Promise<void> | undefined
  await transaction(async (trx) => {
    await lock(trx, 'b')
    waiting = transaction((other) => lockAll(other, ['c', 'b', 'a']))
    await expect.poll(() => isFree('a')).toBe(false)
    expect(await isFree('c')).toBe(true)
  })
  await waiting
})

it('reads by prepared statements, each on its own', async () => {
  const { query } = open('sample', { sizes: { transactions: 1, reads: 1 } })
  const once = { isPrepared: true }
  const squares = () =>
    query<{ square: number }>(sql`select n * n as square from generate_series(1, ${2}::bigint) n`, once)
  const cubes = () =>
    query<{ cube: number }>(sql`select n * n * n as cube from generate_series(1, ${2}::bigint) n`, once)
  expect([await squares(), await cubes(), await squares()]).toEqual([
    [{ square: 1 }, { square: 4 }],
    [{ cube: 1 }, { cube: 8 }],
    [{ square: 1 }, { square: 4 }],
  ])
  expect(await query(sql`select count(*)::int from pg_prepared_statements`)).toEqual([{ count: 2 }])
  await expect(query(sql`select pg_terminate_backend(pg_backend_pid())`)).rejects.toMatchObject({ code: 'unavailable' })
  await vi.waitFor(async () => expect(await squares()).toHaveLength(2))
})

it('refuses to read without a free connection', async () => {
  const { query } = open('sample', { sizes: { transactions: 1, reads: 1 } })
  const [first, second] = await Promise.allSettled([query(sql`select pg_sleep(1.5)`), query(sql`select 1`)])
  expect(first.status).toBe('fulfilled')
  expect(second).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } })
})

it('refuses a writing statement among reads, and runs it by execute or in a session', async () => {
  const { execute, query, session, transaction } = open('sample')
  await transaction(async (trx) => trx.raw('create table written (n integer)'))
  const write = sql`insert into written (n) values (1) returning n`
  await expect(query(write)).rejects.toThrow('read-only')
  expect(await execute(write)).toEqual([{ n: 1 }])
  expect(await session((own) => own(write))).toEqual([{ n: 1 }])
  expect(await query(sql`select count(*)::int as count from written`)).toEqual([{ count: 2 }])
})

it('is unavailable once it is closed, also when closed again', async () => {
  const { close, query, transaction } = open('sample')
  await query(sql`select 1`)
  await Promise.all([close(), close()])
  await expect(query(sql`select 1`)).rejects.toMatchObject({ code: 'unavailable' })
  await expect(transaction(async (trx) => trx.raw('select 1'))).rejects.toMatchObject({ code: 'unavailable' })
})

it('reads a reply built by Postgres', async () => {
  const { findReply, readReply } = open('sample')
  const { text } = await readReply(sql`select json_build_object('key', ${'whole'}::text)::text as reply`)
  expect(JSON.parse(text)).toEqual({ key: 'whole' })
  expect(await findReply(sql`select where false`)).toBeNull()
  await expect(readReply(sql`select where false`)).rejects.toThrow('has built none')
})

it('reads whole numbers as numbers and days as text', async () => {
  const { rows } = await open('sample').knex.raw(`select count(*) as total, date '2026-03-29' as day from effects`)
  expect(rows).toEqual([{ total: expect.any(Number), day: '2026-03-29' }])
})
