import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { connectionEnvironment, discardPostgres, type Postgres, provision, startPostgres } from '../src/index.ts'

const services = ['accounts', 'chat']
let root: string
let postgres: Postgres

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'sild-provision-'))
  chmodSync(root, 0o755)
  postgres = await startPostgres({ dataDir: join(root, 'postgres'), durable: false })
})

afterAll(async () => {
  await postgres.stop()
  await discardPostgres(join(root, 'postgres'))
  rmSync(root, { recursive: true })
})

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

describe('provision', () => {
  it('gives every service a schema of its own that no other role can read', async () => {
    const { admin, bff, jobs, services: urls } = await provision(postgres.adminUrl, { services })
    const accounts = urls.accounts ?? ''
    await query(accounts, 'create table users as select 1 as guid')
    for (const stranger of [urls.chat ?? '', jobs, bff]) {
      await expect(query(stranger, 'select * from accounts.users')).rejects.toThrow('permission denied')
      await expect(query(stranger, 'create table accounts.planted ()')).rejects.toThrow('permission denied')
    }
    expect(await query(accounts, 'select guid from users')).toEqual([{ guid: 1 }])
    expect(await query(admin, `select schemaname from pg_tables where tablename = 'users'`)).toEqual([
      { schemaname: 'accounts' },
    ])
  })

  it('lets no role into the public schema', async () => {
    const { services: urls } = await provision(postgres.adminUrl, { services })
    await expect(query(urls.chat ?? '', 'create table public.planted ()')).rejects.toThrow('permission denied')
  })

  it('lets only the queue make schemas and temporary tables', async () => {
    const { bff, jobs, services: urls } = await provision(postgres.adminUrl, { services })
    for (const statement of ['create schema scratch', 'create temporary table scratch ()']) {
      await query(jobs, statement)
      for (const stranger of [urls.chat ?? '', bff])
        await expect(query(stranger, statement)).rejects.toThrow('permission denied')
    }
  })

  it('offers the extensions without a prefix', async () => {
    const { services: urls } = await provision(postgres.adminUrl, { services })
    const [row] = await query(
      urls.chat ?? '',
      `select unaccent('sõber') as plain, similarity('tallinn', 'talinn') > 0.5 as alike, 'A'::citext = 'a' as equal`,
    )
    expect(row).toEqual({ plain: 'sober', alike: true, equal: true })
  })

  it('bounds statements, waits for locks and idle transactions', async () => {
    const { services: urls } = await provision(postgres.adminUrl, { services })
    const [row] = await query(
      urls.accounts ?? '',
      `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
              current_setting('idle_in_transaction_session_timeout') as idle`,
    )
    expect(row).toEqual({ statement: '3s', lock: '2s', idle: '10s' })
  })

  it('derives the same passwords from the same secret', async () => {
    const first = await provision(postgres.adminUrl, { services, secret: 'one' })
    const second = await provision(postgres.adminUrl, { services, secret: 'one' })
    expect(second).toEqual(first)
    const third = await provision(postgres.adminUrl, { services, secret: 'two' })
    await expect(query(first.jobs, 'select 1')).rejects.toThrow('password authentication failed')
    await query(third.jobs, 'select 1')
  })

  it('can run many times at once, also for several databases', async () => {
    const databases = ['one', 'two', 'one', 'two']
    await Promise.all(databases.map((database) => provision(postgres.adminUrl, { services, database, secret: 'same' })))
  })

  it('works for an administrator who is not a superuser, as on a managed server', async () => {
    const dataDir = join(root, 'managed')
    const managed = await startPostgres({ dataDir, durable: false })
    try {
      await query(managed.adminUrl, `create role managed login createdb createrole password 'managed'`)
      const url = new URL(managed.adminUrl)
      url.username = 'managed'
      url.password = 'managed'
      await provision(url.href, { services })
      const { services: urls } = await provision(url.href, { services })
      await query(urls.chat ?? '', 'create table messages ()')
    } finally {
      await managed.stop()
      await discardPostgres(dataDir)
    }
  })
})

describe('connectionEnvironment', () => {
  it('names one variable per process', () => {
    const provisioned = { admin: 'a', jobs: 'j', bff: 'b', services: { accounts: 's' } }
    expect(connectionEnvironment(provisioned)).toEqual({
      DATABASE_URL: 'a',
      JOBS_DATABASE_URL: 'j',
      BFF_DATABASE_URL: 'b',
      ACCOUNTS_DATABASE_URL: 's',
    })
  })
})
