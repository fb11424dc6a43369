import { serviceNames } from '@sild/contract/services'
import { testDatabase } from '@sild/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Database, openDatabase } from '../src/database.ts'
import { migrate } from '../src/migrate.ts'
import { sampleService } from './sample-service.ts'

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

it.each(serviceNames)('keeps the tables of other services from %s', async (name) => {
  const { knex } = open(name)
  for (const other of [...serviceNames, 'sample', 'bullmq'].filter((each) => each !== name)) {
    await expect(knex.raw('select * from ??.??', [other, other === 'bullmq' ? 'job' : 'outbox'])).rejects.toMatchObject(
      { code: '42501' },
    )
  }
  await expect(knex.raw('create schema another')).rejects.toMatchObject({ code: '42501' })
})

describe('a transaction', () => {
  const { atCommit, knex, transaction, onCommit } = open('sample', {
    statementTimeoutMs: 200,
    sizes: { transactions: 1, reads: 1 },
  })

  it('is committed whole or not at all', async () => {
    const committed: unknown[] = []
    onCommit((trx) => committed.push(trx))
    const write = (failure?: Error) =>
      transaction(async (trx) => {
        await trx('effects').insert({ key: 'whole' })
        if (failure) throw failure
      })
    await expect(write(new Error('half-way'))).rejects.toThrow('half-way')
    expect(await knex('effects').where({ key: 'whole' })).toEqual([])
    await write()
    expect(await knex('effects').where({ key: 'whole' })).toHaveLength(1)
    expect(committed).toHaveLength(1)
  })

  it('ends with the statements that go with its commit', async () => {
    const written = await transaction(async (trx) => {
      atCommit(trx, `insert into effects (key) values ('first of the last')`)
      atCommit(trx, `insert into effects (key) values ('last of all')`)
      return trx('effects').whereLike('key', '%last%')
    })
    expect(written).toEqual([])
    expect(await knex('effects').whereLike('key', '%last%')).toHaveLength(2)
  })

  it('is undone by such a statement when it fails, and its connection serves the next', async () => {
    const undone = transaction(async (trx) => {
      atCommit(trx, 'insert into effects (key) values (null)')
      await trx('effects').insert({ key: 'undone' })
    })
    await expect(undone).rejects.toMatchObject({ code: '23502' })
    await transaction((trx) => trx('effects').insert({ key: 'next' }))
    expect(await knex('effects').whereIn('key', ['undone', 'next']).select('key')).toEqual([{ key: 'next' }])
  })

  it('takes no such statement once it has ended, nor one of a part of it', async () => {
    const ended = await transaction(async (trx) => ({ trx }))
    expect(() => atCommit(ended.trx, 'select 1')).toThrow('not under way')
    const nested = transaction((trx) => trx.transaction(async (part) => atCommit(part, 'select 1')))
    await expect(nested).rejects.toThrow('not under way')
  })

  it('is rolled back when its time is up before the commit', async () => {
    const late = transaction(async (trx) => trx('effects').insert({ key: 'late' }), {
      signal: AbortSignal.abort(new Error('too late')),
    })
    await expect(late).rejects.toThrow('too late')
    expect(await knex('effects').where({ key: 'late' })).toEqual([])
  })

  it.each([
    ['a statement takes too long', 'select pg_sleep(1)'],
    ['the connection is cut', 'select pg_terminate_backend(pg_backend_pid())'],
  ])('is unavailable when %s', async (_name, sql) => {
    await expect(transaction((trx) => trx.raw(sql))).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('is unavailable when no connection gets free', async () => {
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

it('reads by a statement that is planned once', async () => {
  const { read } = open('sample', { sizes: { transactions: 1, reads: 1 } })
  const squares = () =>
    read<{ square: number }>(
      'select n * n as square from generate_series(1, :last::bigint) n',
      { last: 2 },
      { preparedAs: 'squares' },
    )
  expect([await squares(), await squares()]).toEqual([
    [{ square: 1 }, { square: 4 }],
    [{ square: 1 }, { square: 4 }],
  ])
  expect(await read('select name from pg_prepared_statements')).toEqual([{ name: 'squares' }])
  await expect(read('select pg_terminate_backend(pg_backend_pid())')).rejects.toMatchObject({ code: 'unavailable' })
  await vi.waitFor(async () => expect(await squares()).toHaveLength(2))
})

it('refuses to read when no connection gets free', async () => {
  const { read } = open('sample', { sizes: { transactions: 1, reads: 1 } })
  const [first, second] = await Promise.allSettled([read('select pg_sleep(1.5)'), read('select 1')])
  expect(first.status).toBe('fulfilled')
  expect(second).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } })
})

it('is unavailable once it is closed, however often', async () => {
  const { close, read, transaction } = open('sample')
  await read('select 1')
  await Promise.all([close(), close()])
  await expect(read('select 1')).rejects.toMatchObject({ code: 'unavailable' })
  await expect(transaction(async (trx) => trx.raw('select 1'))).rejects.toMatchObject({ code: 'unavailable' })
})

it('reads a reply that Postgres has built', async () => {
  const { findReply, readReply } = open('sample')
  const { text } = await readReply(`select json_build_object('key', :key::text)::text as reply`, { key: 'whole' })
  expect(JSON.parse(text)).toEqual({ key: 'whole' })
  expect(await findReply('select where false')).toBeNull()
  await expect(readReply('select where false')).rejects.toThrow('has built none')
})

it('reads whole numbers as numbers and days as text', async () => {
  const { rows } = await open('sample').knex.raw(`select count(*) as total, date '2026-03-29' as day from effects`)
  expect(rows).toEqual([{ total: expect.any(Number), day: '2026-03-29' }])
})
